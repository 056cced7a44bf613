/** What the library's script puts on the window. */
interface Scalar {
  createApiReference(place: string, options: object): { destroy(): void }
}

interface Parameter {
  name?: string
  schema?: { default?: string }
}

interface Reference {
  components?: { parameters?: Record<string, Parameter> }
  'x-demo-login'?: Record<string, string>
}

declare const Scalar: Scalar

const random = () => crypto.randomUUID().replaceAll('-', '').slice(0, 10)
/** Headers that every call needs; `t` once somebody has logged in. */
const headers: Record<string, string> = {
  device: `web--${random()}-${random()}`,
  lang: 'zh-CN',
}

const state = document.querySelector('#state')
let shown: { destroy(): void } | undefined

async function read(): Promise<Reference> {
  const reply = await fetch('/api/openapi.json')
  const reference: Reference = await reply.json()
  headers['d'] = reference.components?.parameters?.['d']?.schema?.default ?? ''
  return reference
}

/** Shows the reference with the headers filled in, so that each call can be tried as it is. */
async function show(): Promise<void> {
  const reference = await read()
  for (const { name = '', schema } of Object.values(reference.components?.parameters ?? {})) {
    const value = headers[name]
    if (schema && value !== undefined) schema.default = value
  }
  shown?.destroy()
  shown = Scalar.createApiReference('#reference', {
    content: reference,
    telemetry: false,
    withDefaultFonts: false,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
  })
}

async function logIn(): Promise<void> {
  const { 'x-demo-login': demo } = await read()
  const body = new URLSearchParams(demo)
  const reply = await fetch('/api/f/v1/member/login/mpe', { method: 'POST', headers, body })
  const token = reply.headers.get('id')
  if (token === null) throw new Error('no token')
  headers['t'] = token
  await show()
}

document.querySelector('#log-in')?.addEventListener('click', () => {
  const tell = (text: string) => {
    if (state) state.textContent = text
  }
  logIn().then(
    () => tell('demo ✓'),
    () => tell('登录失败 · Login failed'),
  )
})
void show()
