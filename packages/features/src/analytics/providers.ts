import type { BrandModule } from '@koi/brand'
import type { Analytics, PageView } from './pageView.ts'

type Provider = BrandModule['analytics'][number]['provider']

/** What a service's script reads before and after it is loaded: a list of commands on the window. */
type Commands = { push(command: readonly (string | number | boolean)[]): unknown }

function commandsOf(name: '_hmt' | '_paq', window: Window): Commands {
  const known: unknown = Reflect.get(window, name)
  if (isCommands(known)) return known
  const made: Commands = []
  Reflect.set(window, name, made)
  return made
}

function isCommands(value: unknown): value is Commands {
  return typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function'
}

/** The category of events under which services list vitals. */
const vitals = 'web-vitals'

/** The list may be replaced by the script when it has come: it is looked up for each view. */
function baidu(window: Window): Analytics {
  commandsOf('_hmt', window).push(['_setAutoPageview', false])
  return {
    report: ({ pattern, shell }) =>
      void commandsOf('_hmt', window).push(['_trackPageview', `/${shell}${pattern}`]),
    reportVital: ({ name, value, pattern, shell }) =>
      void commandsOf('_hmt', window).push([
        '_trackEvent',
        vitals,
        name,
        `/${shell}${pattern}`,
        Math.round(value),
      ]),
  }
}

function matomo(window: Window, script: URL): Analytics {
  const commands = commandsOf('_paq', window)
  commands.push(['disableCookies'])
  commands.push(['setTrackerUrl', new URL('matomo.php', script).href])
  commands.push(['setSiteId', script.searchParams.get('site') ?? '1'])
  return {
    report: ({ pattern, title, shell }: PageView) => {
      const url = `${window.location.origin}/${shell}${pattern}`
      const view = [
        ['setReferrerUrl', ''],
        ['setCustomUrl', url],
        ['setDocumentTitle', title],
        ['trackPageView'],
      ]
      for (const command of view) commandsOf('_paq', window).push(command)
    },
    reportVital: ({ name, value, pattern, shell }) =>
      void commandsOf('_paq', window).push(['trackEvent', vitals, name, `/${shell}${pattern}`, value]),
  }
}

/** How each service is spoken with. */
export const providers: Readonly<Record<Provider, (window: Window, script: URL) => Analytics>> = {
  baidu,
  matomo,
}
