import { expect, test } from 'vitest'
import { differingSections, surfaceReport } from './surface.ts'
const declarations = (props: string) => `import type { ReactNode } from 'react';
export interface CardProps {
    title: string;
${props}}
export declare function Card({ title, children, }: CardProps): import("react").JSX.Element;
`
const index = "export { Card, type CardProps } from './Card/Card.tsx'\n"
const report = surfaceReport(index, () => declarations('    children?: ReactNode;\n'))

test('a section tells the names that are exported and the props behind them', () => {
  expect(report).toContain(`## Card/Card.tsx

Card, type CardProps

\`\`\`ts
interface CardProps {
    title: string;
    children?: ReactNode;
}
function Card(props: CardProps);
\`\`\``)
})

test('the same surface differs in nothing', () => {
  expect(differingSections(report, report)).toEqual([])
})

test('a prop that changes and an export that goes are told line by line', () => {
  const other = surfaceReport(index.replace(', type CardProps', ''), () => declarations(''))
  expect(differingSections(report, other)).toEqual([
    '## Card/Card.tsx',
    '- Card, type CardProps',
    '-     children?: ReactNode;',
    '+ Card',
  ])
})
