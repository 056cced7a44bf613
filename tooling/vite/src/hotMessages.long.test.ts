import { chromiumLaunch } from '@koi/e2e/chromiumLaunch'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { hotMessages } from './hotMessages.ts'

const shell = fileURLToPath(new URL('../../../apps/web-desktop', import.meta.url))
const generated = 'packages/i18n/src/generated'
const message = (name: string, text: string) => ({
  [`${generated}/messages/${name}.js`]: `export const ${name} = () => ${JSON.stringify(text)}`,
})
const index = (...names: string[]) => ({
  [`${generated}/messages/_index.js`]: names.map((name) => `export * from './${name}.js'\n`).join(''),
})

/** A page as the shells are made: compiled components, a hook apart from them, and a table that names a message. */
const page = {
  'index.html': '<div id="root"></div><script type="module" src="/main.tsx"></script>',
  'main.tsx': `import { createRoot } from 'react-dom/client'
import { Form } from './Form.tsx'
import { titles } from './titles.ts'
createRoot(document.getElementById('root')).render(<Form titles={titles} />)`,
  'titles.ts': "import { m } from './messages.ts'\nexport const titles = [m.title]",
  'useLead.ts': "import { m } from './messages.ts'\nexport function useLead() { return m.lead() }",
  'messages.ts': `export { m } from './${generated}/messages.js'`,
  'Form.tsx': `import { useState } from 'react'
import { m } from './messages.ts'
import { useLead } from './useLead.ts'
function Title({ title }) { return <h1>{title()}</h1> }
export function Form({ titles }) {
  const [text, setText] = useState('')
  return (
    <>
      <Title title={titles[0]} />
      <p>{useLead()}</p>
      <label>{m.label()}<input value={text} onChange={(event) => setText(event.target.value)} /></label>
    </>
  )
}`,
  [`${generated}/messages.js`]:
    "export * from './messages/_index.js'\nexport * as m from './messages/_index.js'",
  ...index('label', 'lead', 'title'),
  ...message('label', 'Name'),
  ...message('lead', 'Who are you?'),
  ...message('title', 'Hello'),
}

interface OpenedPage {
  readonly page: Page
  readonly write: (files: Readonly<Record<string, string>>) => void
  /** How often the page has been loaded. */
  readonly loads: () => number
}

async function open(): Promise<OpenedPage> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'koi-hot-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  write(page)
  mkdirSync(join(root, 'node_modules'))
  for (const name of ['react', 'react-dom'])
    symlinkSync(realpathSync(join(shell, 'node_modules', name)), join(root, 'node_modules', name))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [hotMessages(), react({ compiler: true })],
    // Found late, they would load the page again.
    optimizeDeps: {
      include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'react/compiler-runtime'],
    },
    server: { host: '127.0.0.1', port: 0 },
  })
  await server.listen()
  onTestFinished(() => server.close())
  const browser = await chromium.launch(await chromiumLaunch())
  onTestFinished(() => browser.close())
  const opened = await browser.newPage()
  let loads = 0
  opened.on('load', () => (loads += 1))
  await opened.goto(server.resolvedUrls?.local[0] ?? '')
  await opened.getByLabel('Name').fill('Ada')
  return { page: opened, write, loads: () => loads }
}

test.each([
  ['a component says it', message('label', 'Your name'), 'Your name'],
  ['a hook says it', message('lead', 'What are you called?'), 'What are you called?'],
])(
  'a message that is compiled anew is shown without a new load, and what is typed stays, where %s',
  async (_where, files, text) => {
    const { page, write, loads } = await open()
    for (const again of ['', ' 2']) {
      write(
        Object.fromEntries(
          Object.entries(files).map(([path, code]) => [path, code.replace(text, text + again)]),
        ),
      )
      await page.getByText(text + again, { exact: true }).waitFor()
    }
    expect([await page.locator('input').inputValue(), loads()]).toEqual(['Ada', 1])
  },
)

test('a message that a table names says what was compiled last once it is drawn, and a new one is there without a new load', async () => {
  const { page: opened, write, loads } = await open()
  for (const files of [
    message('title', 'Welcome'),
    { ...message('hint', 'As in your papers'), ...index('hint', 'label', 'lead', 'title') },
  ]) {
    const taken = opened.waitForEvent('console', (line) => line.text().includes('/messages/_index.js'))
    write(files)
    await taken
  }
  write({ 'Form.tsx': page['Form.tsx'].replace('{m.label()}', '{m.hint()}') })
  await opened.getByText('As in your papers').waitFor()
  await opened.getByRole('heading', { name: 'Welcome' }).waitFor()
  expect([await opened.locator('input').inputValue(), loads()]).toEqual(['Ada', 1])
})
