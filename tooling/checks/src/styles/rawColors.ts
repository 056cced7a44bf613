/** Where a colour may be given by its value, and why no token can stand there. */
export const rawColors: Readonly<Record<string, string>> = {
  'packages/ui/src/tokens/**': 'declares the tokens',
  'apps/sandbox/src/**/theme.css':
    'declares the tokens of the pages of the sandbox, which are of another origin',
  'apps/sandbox/src/game/scenes/**': 'pictures of a game: their paint is no part of a theme',
  'apps/sandbox/src/game/sports/teams.ts': 'the colours of the shirts of teams',
  'packages/pictures/**': 'pictures, drawn into files that no theme reaches',
  'packages/ui/src/testing/storyPicture.ts': 'a picture in place of a drawn one',
  'packages/testing/src/mock/{deskPage,framePage}.ts':
    'pages in a frame, in place of those of another origin',
  'apps/api-server/src/sandbox/closeGames.ts': 'a page that has no sheet but its own',
  'apps/api-server/src/testing/pictures/**': 'bytes of pictures',
  'packages/contract/src/openapi/**': 'a badge in the reference of the API, which has a theme of its own',
  '**/*.test.{ts,tsx}': 'compares',
}
