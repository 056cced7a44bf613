import {
  createPath,
  IDLE_NAVIGATION,
  NavigationType,
  type DataRouter,
  type Location,
  type RouteObject,
  type RouterNavigateOptions,
  type To,
} from 'react-router-dom'
import { browserPage, type LeavablePage } from '../../loading/loadChunk.ts'
import { isWaiting, loadRoutes, toDataRoutes } from './dataRoutes.ts'
import { destination, type PageHistory } from './destination.ts'
import { createLeaveGuards } from './leaveGuards.ts'
import { createMatching } from './matching.ts'
import { createScrollMemory, type Opening } from './scrollMemory.ts'
import { withoutData } from './withoutData.ts'

type State = DataRouter['state']
type Subscriber = Parameters<DataRouter['subscribe']>[0]

export interface PageRouterOptions {
  /** One of them has to match every path. */
  readonly routes: readonly RouteObject[]
  readonly history: PageHistory
  /** `again` if not given. One that is opened anew counts as a page that a link led to. */
  readonly opening?: Opening
  /** Comes before the first move: the address to begin at in place of the given one, of which nothing is loaded then. */
  readonly entrance?: Promise<string | null> | null
  /** The page that is left for a chunk that is gone; the one in the browser if not given. */
  readonly page?: LeavablePage
}

/**
 * The router behind react-router's `RouterProvider` and its hooks, for routes without loaders and actions. It does what
 * react-router's own does for them, in a small part of its bytes (decision 0116): a page stays until the chunks of the next
 * one are there, a guard may hold a move back, and every entry of the history finds its scroll position again. A path that
 * is given is absolute, or left out to change nothing but the query.
 */
export function createPageRouter({
  routes,
  history,
  opening = 'again',
  entrance = null,
  page = browserPage(),
}: PageRouterOptions): DataRouter {
  // Every visit calls its first entry the same: with a key of its own, it has a scroll position of its own in this tab.
  if (opening === 'anew' && history.location.key === 'default')
    history.replace(createPath(history.location), history.location.state)
  const dataRoutes = toDataRoutes(routes)
  const matching = createMatching(dataRoutes)
  const first = matching(history.location)
  const initial: State = {
    historyAction: opening === 'anew' ? NavigationType.Push : history.action,
    location: history.location,
    matches: first,
    initialized: !first.some(isWaiting),
    renderFallback: first.some(isWaiting),
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: opening === 'taken-over' ? false : null,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
  let state = initial
  const subscribers = new Set<Subscriber>()
  const tell = (subscriber: Subscriber) =>
    subscriber(state, { deletedFetchers: [], newErrors: state.errors, flushSync: false })
  const update = (changes: Partial<State>) => {
    state = { ...state, ...changes }
    for (const subscriber of subscribers) tell(subscriber)
  }
  const scroll = createScrollMemory(opening)
  const guards = createLeaveGuards(
    () => state.blockers,
    (blockers) => update({ blockers }),
  )
  // How many moves there were: what an older one loads comes too late.
  let moves = 0
  // A step of the history that a guard holds back is taken back by another step, which is no move.
  let takenBack: (() => void) | null = null

  async function move(
    historyAction: NavigationType,
    to: Location,
    preventScrollReset = false,
  ): Promise<void> {
    moves += 1
    const own = moves
    const isFirst = own === 1 && !state.initialized
    scroll.save(state.location)
    const matches = matching(to)
    let errors: State['errors'] = null
    if (matches.some(isWaiting)) {
      if (state.initialized)
        update({ navigation: { ...IDLE_NAVIGATION, state: 'loading', location: to, matches, historyAction } })
      errors = await loadRoutes(matches, {
        ...page,
        // The chunk of a page that the player has gone on from reloads nothing.
        isReachable: async () => (await page.isReachable()) && own === moves,
        // The history is where a step through it leads by now; other moves are made by the browser.
        reload() {
          if (historyAction === NavigationType.Pop) page.reload()
          else page.leaveFor(createPath(to), historyAction === NavigationType.Push ? 'assign' : 'replace')
        },
      })
      if (own !== moves) return
    }
    if (historyAction === NavigationType.Push) history.push(createPath(to), to.state)
    if (historyAction === NavigationType.Replace) history.replace(createPath(to), to.state)
    const location = historyAction === NavigationType.Pop ? to : history.location
    update({
      historyAction: isFirst ? initial.historyAction : historyAction,
      location,
      matches,
      errors,
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: scroll.of(location),
      preventScrollReset,
      blockers: guards.released(),
    })
  }

  async function navigate(to: number | To | null, options: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const { replace = false, preventScrollReset = false } = options
    const historyAction = replace ? NavigationType.Replace : NavigationType.Push
    const nextLocation = destination({ history, from: state.location, to, state: options.state ?? null })
    const held = { currentLocation: state.location, nextLocation, historyAction }
    const guard = guards.holding(held)
    if (guard === null) await move(historyAction, nextLocation, preventScrollReset)
    else guards.hold(guard, held, () => void navigate(to, options))
  }

  const unlisten = history.listen(({ action, location, delta }) => {
    if (takenBack) {
      takenBack()
      takenBack = null
      return
    }
    const held = { currentLocation: state.location, nextLocation: location, historyAction: action }
    const guard = delta === null ? null : guards.holding(held)
    if (guard === null || delta === null) {
      void move(action, location)
      return
    }
    const back = new Promise<void>((resolve) => {
      takenBack = resolve
    })
    history.go(-delta)
    guards.hold(guard, held, () => void back.then(() => history.go(delta)))
  })

  const router: DataRouter = {
    ...withoutData,
    basename: '/',
    get state() {
      return state
    },
    routes: dataRoutes,
    initialize: () => router,
    subscribe(subscriber) {
      subscribers.add(subscriber)
      // Whoever has drawn an older state meanwhile hears of it; the same state draws nothing anew.
      if (state !== initial) tell(subscriber)
      return () => subscribers.delete(subscriber)
    },
    enableScrollRestoration(positions, position) {
      const { end, restored } = scroll.begin(positions, position, state)
      if (restored !== null) update({ restoreScrollPosition: restored })
      return end
    },
    navigate,
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    getBlocker: guards.add,
    deleteBlocker: guards.remove,
    dispose() {
      moves += 1
      unlisten()
      subscribers.clear()
    },
  }
  async function begin(instead: Promise<string | null>): Promise<void> {
    const address = await instead
    if (moves > 0) return
    if (address !== null) history.replace(address)
    await move(NavigationType.Pop, history.location)
  }
  if (!state.initialized) void (entrance ? begin(entrance) : move(NavigationType.Pop, state.location))
  return router
}
