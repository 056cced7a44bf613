interface Names {
  readonly 'zh-CN': string
  readonly en: string
}

/** A team of a simulated league. */
export interface Team {
  readonly id: string
  readonly name: Names
  /** Which of the 96 crests is its own, from 1. */
  readonly crest: number
}

/** A simulated league of sixteen teams. */
export interface League {
  readonly id: string
  readonly name: Names
  /** The sports venue that has its matches. */
  readonly venueId: number
  /** The title of that venue that plays such matches. */
  readonly gameId: string
  /** Goals in its matches against the mean of all leagues. */
  readonly pace: number
  readonly teams: readonly Team[]
}

type LeagueRow = Omit<League, 'teams' | 'name'> & {
  readonly name: readonly [chinese: string, english: string]
  readonly teams: readonly (readonly [chinese: string, english: string])[]
}

function names([chinese, english]: readonly [string, string]): Names {
  return { 'zh-CN': chinese, en: english }
}

const rows: readonly LeagueRow[] = [
  {
    id: 'coast',
    name: ['沿海联赛', 'Coastal League'],
    venueId: 1,
    gameId: 'g1001',
    pace: 1.0,
    teams: [
      ['临江城', 'Linjiang City'],
      ['白沙联', 'White Sands'],
      ['望潮队', 'Tidewatch'],
      ['灯塔湾', 'Lighthouse Bay'],
      ['银滩竞技', 'Silver Beach'],
      ['鹭屿', 'Egret Isle'],
      ['海石门', 'Sea Gate'],
      ['南汐', 'South Ebb'],
      ['礁岸流浪', 'Reef Rovers'],
      ['帆港', 'Sailport'],
      ['听涛', 'Surfside'],
      ['碧澜', 'Blue Swell'],
      ['盐田联', 'Saltfield United'],
      ['渔火', 'Fisherlights'],
      ['远岬', 'Far Cape'],
      ['潮生', 'Risingtide'],
    ],
  },
  {
    id: 'north',
    name: ['北境联赛', 'Northland League'],
    venueId: 2,
    gameId: 'g1006',
    pace: 1.22,
    teams: [
      ['雪线', 'Snowline'],
      ['松岭', 'Pine Ridge'],
      ['寒溪', 'Cold Creek'],
      ['白桦林', 'Birchwood'],
      ['霜原竞技', 'Frostfield'],
      ['北斗', 'Northern Dipper'],
      ['冰湖', 'Ice Lake'],
      ['鹿野', 'Deerfield'],
      ['长冬', 'Long Winter'],
      ['极光', 'Aurora'],
      ['云杉', 'Spruce'],
      ['雁关', 'Goose Pass'],
      ['朔风', 'Northwind'],
      ['石炭', 'Coalstone'],
      ['驯鹿谷', 'Reindeer Vale'],
      ['银狐', 'Silver Fox'],
    ],
  },
  {
    id: 'river',
    name: ['江河联赛', 'River League'],
    venueId: 28,
    gameId: 'g1011',
    pace: 0.8,
    teams: [
      ['三江口', 'Three Rivers'],
      ['柳渡', 'Willow Ferry'],
      ['石桥', 'Stonebridge'],
      ['芦花洲', 'Reed Islet'],
      ['清滩', 'Clear Shoal'],
      ['渡口联', 'Ferry United'],
      ['双堤', 'Twin Levee'],
      ['水云间', 'Watercloud'],
      ['画舫', 'Painted Boat'],
      ['荷塘', 'Lotus Pond'],
      ['鱼梁', 'Fishweir'],
      ['青浦竞技', 'Green Reach'],
      ['枫桥', 'Maplebridge'],
      ['竹筏', 'Raftsmen'],
      ['曲水', 'Winding Stream'],
      ['平湖', 'Still Lake'],
    ],
  },
  {
    id: 'hill',
    name: ['山地联赛', 'Highland League'],
    venueId: 40,
    gameId: 'g1016',
    pace: 0.95,
    teams: [
      ['云岭', 'Cloud Ridge'],
      ['石门', 'Stone Gate'],
      ['茶山', 'Tea Hill'],
      ['梯田', 'Terraces'],
      ['鹰嘴', 'Eagle Crag'],
      ['杜鹃', 'Azalea'],
      ['丹崖', 'Red Cliff'],
      ['高坪', 'High Terrace'],
      ['雾谷', 'Mist Valley'],
      ['青松竞技', 'Green Pine'],
      ['古道', 'Old Road'],
      ['烽台', 'Beacon'],
      ['泉眼', 'Springhead'],
      ['竹海', 'Bamboo Sea'],
      ['岩羊', 'Blue Sheep'],
      ['星野', 'Starfield'],
    ],
  },
  {
    id: 'island',
    name: ['群岛联赛', 'Archipelago League'],
    venueId: 1,
    gameId: 'g1001',
    pace: 1.1,
    teams: [
      ['珊瑚', 'Coral'],
      ['椰风', 'Palm Breeze'],
      ['飞鱼', 'Flying Fish'],
      ['月牙湾', 'Crescent Bay'],
      ['火山口', 'Crater'],
      ['信天翁', 'Albatross'],
      ['季风', 'Monsoon'],
      ['蓝洞', 'Blue Hole'],
      ['龟背', 'Turtleback'],
      ['红树林', 'Mangrove'],
      ['贝壳湾', 'Shell Bay'],
      ['浪花', 'Whitecaps'],
      ['环礁', 'Atoll'],
      ['夜光', 'Nightglow'],
      ['海豚', 'Dolphins'],
      ['罗盘', 'Compass'],
    ],
  },
  {
    id: 'plain',
    name: ['平原联赛', 'Plains League'],
    venueId: 28,
    gameId: 'g1011',
    pace: 1.05,
    teams: [
      ['麦浪', 'Wheatwave'],
      ['风车', 'Windmill'],
      ['长渠', 'Long Canal'],
      ['草场', 'Meadow'],
      ['向日葵', 'Sunflower'],
      ['牧云', 'Cloudherd'],
      ['铁轨', 'Ironrail'],
      ['谷仓', 'Granary'],
      ['十里', 'Ten Mile'],
      ['晴野', 'Fairfield'],
      ['骏马', 'Steeds'],
      ['云雀', 'Skylark'],
      ['棉田', 'Cottonfield'],
      ['晚霞竞技', 'Afterglow'],
      ['老井', 'Old Well'],
      ['丰年', 'Good Harvest'],
    ],
  },
]

const teamsInLeague = 16

/** The leagues, each of its own teams with crests of their own. Nothing here exists outside of this site (D1). */
export const leagues: readonly League[] = rows.map(({ id, name, venueId, gameId, pace, teams }, index) => ({
  id,
  name: names(name),
  venueId,
  gameId,
  pace,
  teams: teams.map((team, place) => ({
    id: `${id}-${place + 1}`,
    name: names(team),
    crest: index * teamsInLeague + place + 1,
  })),
}))
