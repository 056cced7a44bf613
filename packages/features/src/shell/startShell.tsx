import { browserPorts } from '@koi/api-core/browser'
import type { BrandModule } from '@koi/brand'
import type { createBackStack, FormFactor } from '@koi/ui'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import {
  RouterProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type RouteObject,
} from 'react-router-dom'
import { guestEntrance } from '../routing/guestEntrance.ts'
import { loadMatchedRoutes } from '../routing/loadMatchedRoutes.ts'
import { createPageRouter } from '../routing/pageRouter/createPageRouter.ts'
import { AppProviders } from './AppProviders.tsx'
import { CrashBoundary } from './CrashPage.tsx'
import { afterFrame, browserTabs } from './browserPage.ts'
import { createRuntime } from './createRuntime.ts'
import { browserVisit, findOpening } from './findOpening.ts'
import { replayEarlyInput } from './earlyInput.ts'
import { notePageHeight, releasePageHeight } from './pageHeight.ts'
import { startAtRest } from './startAtRest.ts'
import { tellLocale } from './tellLocale.ts'
import { givenPage, heldClock, isSamePage, keptKeys, takeOverStyles } from './takeOver.ts'

export interface ShellOptions {
  readonly brand: BrandModule
  readonly formFactor: FormFactor
  readonly routes: RouteObject[]
  /** What closes overlays by the back button, where there is one. */
  readonly overlays?: typeof createBackStack
  /** Whether the build has a service worker; none while developing (D18). */
  readonly worker: boolean
}

/** A page that was drawn longer ago than this, in ms, comes from the service worker: what it shows is asked for anew. */
const oldAfter = 5 * 60_000

/** Begins a task of its own, so that the browser can answer a tap in between. In a hidden tab a timer would wait for a second. */
async function nextTask(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve))
}

/** Says once that what stands in it is on the page. */
function Mounted({ onMount, children }: { readonly onMount: () => void; readonly children: ReactNode }) {
  useEffect(onMount, [onMount])
  return children
}

/**
 * Puts a shell on the page's element `#root`: one runtime, one router. Where the server drew the page that is to be seen,
 * it is taken over as it stands (D18a); otherwise it is replaced.
 *
 * @throws Error when the page has no such element.
 */
export async function startShell({
  brand,
  formFactor,
  routes,
  overlays,
  worker,
}: ShellOptions): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root to show the shell in: see index.html.')
  await nextTask()
  const given = givenPage()
  const ports = browserPorts()
  const clock = given ? heldClock(ports.clock, given.at) : null
  // The runtime takes the invite code out of the address before the router reads it (D13).
  const tabs = brand.features.handOver ? browserTabs(brand.id) : null
  const runtime = createRuntime({
    brand,
    formFactor,
    tabs,
    // What `boot.js` found out.
    languages: [document.documentElement.lang],
    ports: clock ? { ...ports, clock } : ports,
    afterFrame,
    // To a member, what it says to everybody.
    given: given?.cache,
  })
  await nextTask()
  tellLocale(runtime.preferences)
  notePageHeight()
  const same = given !== null && isSamePage(location.search, keptKeys())
  takeOverStyles(same ? root : null)
  if (!same) clock?.release()
  // What the server drew stays until the shell shows the same; any other page may begin with its ground.
  // One that is old is asked for anew by those who show it: they have to stand with the first frame.
  const old = given !== null && ports.clock.now() - given.at > oldAfter
  const isLost = given !== null && !(await loadMatchedRoutes(routes))
  // What a member is told of by now may begin at once; what is taken over has to stand first.
  if (!same && navigator.onLine) runtime.start()
  // What is a step off an overlay's entry must not reach the router, so it listens first.
  const backStack = overlays?.(() => ({
    key: router.state.location.key,
    action: router.state.historyAction,
  }))
  backStack?.listen()
  const router = createPageRouter({
    routes,
    history: createBrowserHistory(),
    opening: given ? 'taken-over' : findOpening(browserVisit()),
    entrance: guestEntrance(routes, runtime, location),
  })
  if (worker) void startAtRest(runtime, router)
  const begin = () => {
    runtime.start()
    if (old) runtime.page.reread()
  }
  const onMount = () => {
    clock?.release()
    delete document.documentElement.dataset['boot']
    delete document.documentElement.dataset['loading']
    // Without a connection nothing comes of what is asked for: what is kept is painted first, where it can be seen.
    if (navigator.onLine) begin()
    else void afterFrame().then(begin)
    replayEarlyInput(root)
    releasePageHeight(router, runtime.timers)
  }
  const page = (
    <StrictMode>
      <CrashBoundary>
        <AppProviders runtime={runtime} backStack={backStack}>
          <Mounted onMount={onMount}>
            {/* In one go: in slices, frames of the old page would be painted before the next one. */}
            <RouterProvider router={router} useTransitions={false} />
          </Mounted>
        </AppProviders>
      </CrashBoundary>
    </StrictMode>
  )
  // In slices, so that a tap is answered meanwhile. What says that a script is gone is not what the server drew.
  if (same && !isLost) startTransition(() => void hydrateRoot(root, page))
  else createRoot(root).render(page)
}
