import { m } from '@koi/i18n'
import type { ComponentType } from 'react'
import { useMatches, useSearchParams, type RouteObject } from 'react-router-dom'
import { GuestOnly, RequireMember, RequireMemberOrDemo } from './guards.tsx'
import { lazyPage, lazyRoute } from './lazyRoute.ts'
import { pageIds, pages, type Page, type PageAccess, type PageId } from './pages.ts'
import type { PageTitle } from './pageTitles.ts'

/** A screen's module: it exports a component that is named like its file. */
export type ScreenModule = { readonly [name: `${string}Screen`]: ComponentType }

/** A shell's screens by their page, each in a chunk of its own. */
export type Screens = { readonly [Id in PageId]?: (() => Promise<ComponentType>) | undefined }

/** The files in the folder `screens` of a shell. */
export type ScreenFiles = Readonly<Record<string, () => Promise<ScreenModule>>>

/** How a shell comes by its screens. */
export interface ScreenSource {
  /** Loads the list of its files: home, which most visits begin with, does without it. */
  readonly files: () => Promise<ScreenFiles>
  readonly home: () => Promise<ScreenModule>
  /** Pages without a screen in this shell. */
  readonly without?: readonly PageId[]
}

/** The file that shows a page. */
export function screenFile(files: ScreenFiles, screen: Page['screen']) {
  return Object.entries(files).find(([path]) => path.endsWith(`/${screen}.tsx`))?.[1]
}

/** The screens of a shell from the files in its folder `screens`: the table of pages says which file shows which page. */
export function screensOf({ files, home, without = [] }: ScreenSource): Screens {
  const load = async (screen: Page['screen']) => {
    if (screen === 'HomeScreen') return await home()
    const file = screenFile(await files(), screen)
    if (!file) throw new Error(`The shell has no file ${screen}.tsx.`)
    return await file()
  }
  const entries = Object.entries(pages).flatMap(([id, { screen }]) =>
    without.some((none) => none === id)
      ? []
      : [[id, async () => screenOf(await load(screen), screen)] as const],
  )
  return Object.fromEntries(entries)
}

/** What a route says about itself in react-router's `handle`. */
export interface RouteHandle {
  /** Its pattern; none where it stands for all other paths. */
  readonly path?: string
  readonly title: PageTitle
}

function screenOf(module: ScreenModule, name: Page['screen']): ComponentType {
  const screen = module[name]
  if (screen) return screen
  throw new Error(`The file ${name}.tsx exports no component named ${name}.`)
}

/** The route of a page: what it is called comes with its chunk, but of home, which the shell knows. */
function pageRoute(id: PageId, load: () => Promise<ComponentType>): RouteObject {
  const { path, screen } = pages[id]
  const handle = (title: PageTitle): RouteHandle => ({ path, title })
  if (screen === 'HomeScreen') return { path, handle: handle(() => m.home_title()), lazy: lazyRoute(load) }
  const loadHandle = async () => handle((await import('./pageTitles.ts')).pageTitles[id])
  return { path, lazy: lazyPage(load, loadHandle) }
}

/** The routes of those screens whose page has this access. */
export function pageRoutes(screens: Screens, access: PageAccess): readonly RouteObject[] {
  return pageIds.flatMap((id) => {
    const load = screens[id]
    return load && pages[id].access === access ? [pageRoute(id, load)] : []
  })
}

/** Puts routes behind the guard of their access (D16). */
export function guarded(access: Exclude<PageAccess, 'open'>, children: readonly RouteObject[]): RouteObject {
  const own = [...children]
  if (access === 'guest') return { Component: GuestOnly, children: own }
  if (access === 'member') return { Component: RequireMember, children: own }
  return { Component: RequireMemberOrDemo, children: own }
}

/** Whom `guarded` keeps from what is behind a route; `open` for a route that it has not made. */
export function accessOf({ Component }: RouteObject): PageAccess {
  if (Component === GuestOnly) return 'guest'
  if (Component === RequireMember) return 'member'
  return Component === RequireMemberOrDemo ? 'member-or-demo' : 'open'
}

function isHandle(handle: unknown): handle is RouteHandle {
  return (
    typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'function'
  )
}

/** The title of a page: of the innermost of its routes that has one. */
export function titleOf(handles: readonly unknown[], params?: URLSearchParams): string | null {
  return handles.findLast(isHandle)?.title(params) ?? null
}

function useHandles(): readonly unknown[] {
  return useMatches().map(({ handle }) => handle)
}

/** The title of the page that is shown. */
export function usePageTitle(): string | null {
  const [params] = useSearchParams()
  return titleOf(useHandles(), params)
}

/** The pattern of the page that is shown, `/help/:id`: of the innermost matched route that has one. */
export function usePagePattern(): string | null {
  return (
    useHandles()
      .filter(isHandle)
      .findLast(({ path }) => path)?.path ?? null
  )
}
