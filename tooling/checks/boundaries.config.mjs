/**
 * Imports run one way only: api-core ← contract ← store ← features ← shells. The rules say who may see whom; what is
 * not allowed is forbidden.
 */
const packages = '^packages/([^/]+)/'

const mayImport = {
  'api-core': [],
  contract: ['api-core'],
  i18n: [],
  brand: ['api-core'],
  ui: ['api-core'],
  store: ['api-core', 'contract'],
  features: ['api-core', 'contract', 'store', 'ui', 'i18n', 'brand'],
  testing: ['api-core', 'contract'],
}

const proof = String.raw`\.(test|stories)\.tsx?$|/vitest\.`

const packageRules = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `${name}-sees-only-below`,
  severity: 'error',
  comment: `@koi/${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}.`,
  from: { path: `^packages/${name}/`, pathNot: proof },
  to: { path: packages, pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    ...packageRules,
    {
      name: 'nothing-imports-an-app',
      severity: 'error',
      comment: 'Apps are ends. Only the tools that run or draw for the server, and tests, may reach into it.',
      from: { path: '^(packages|apps)/([^/]+)/', pathNot: `${proof}|^packages/testing/src/server` },
      to: { path: '^apps/', pathNot: '^apps/$2/' },
    },
    {
      name: 'server-sees-contract-and-api-core',
      severity: 'error',
      from: { path: '^apps/api-server/', pathNot: proof },
      to: { path: packages, pathNot: '^packages/(api-core|contract)/' },
    },
    {
      name: 'shells-touch-the-store-in-app-only',
      severity: 'error',
      from: { path: '^apps/web-[^/]+/src/', pathNot: `^apps/web-[^/]+/src/app/|${proof}` },
      to: { path: '^packages/store/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: `${proof}|^packages/testing/|^apps/web-[^/]+/src/main|^apps/storybook/`,
      },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'fixtures-are-for-tests-and-stories',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `${proof}|/(testing|fixtures)/` },
      to: { path: '^packages/features/src/(fixtures|testing)/' },
    },
    {
      name: 'shells-do-not-see-each-other',
      severity: 'error',
      from: { path: '^apps/web-([^/]+)/' },
      to: { path: '^apps/web-', pathNot: '^apps/web-$1/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|node_modules|storybook-static|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
