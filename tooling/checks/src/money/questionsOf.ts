import {
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPostfixUnaryExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isVariableDeclaration,
  SyntaxKind,
  type Node,
} from 'typescript/unstable/ast'
import { isMoneyName } from './isMoneyName.ts'
import type { Question } from './question.ts'

const arithmetic: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.PlusToken,
  SyntaxKind.MinusToken,
  SyntaxKind.AsteriskToken,
  SyntaxKind.AsteriskAsteriskToken,
  SyntaxKind.SlashToken,
  SyntaxKind.PercentToken,
  SyntaxKind.PlusEqualsToken,
  SyntaxKind.MinusEqualsToken,
  SyntaxKind.AsteriskEqualsToken,
  SyntaxKind.SlashEqualsToken,
  SyntaxKind.PercentEqualsToken,
])
const conversions = new Set(['Number', 'parseFloat', 'parseInt'])

/** The name of what an expression reads: `b` of `a.b`. */
function nameOf(node: Node): string {
  if (isPropertyAccessExpression(node)) return node.name.text
  return isIdentifier(node) ? node.text : ''
}

const inner = (node: Node): Node => (isParenthesizedExpression(node) ? inner(node.expression) : node)

/** One amount divided by another is a share, no amount. */
function isShare(node: Node): boolean {
  const expression = inner(node)
  return isBinaryExpression(expression) && expression.operatorToken.kind === SyntaxKind.SlashToken
}

function reckoned(operands: readonly Node[]): readonly Question[] {
  return operands
    .filter((operand) => isMoneyName(nameOf(operand)))
    .map((node) => ({ node, forbidden: 'number', fault: 'reckons with an amount as a number' }))
}

function converted(argument: Node): readonly Question[] {
  if (isShare(argument)) return []
  const forbidden = isMoneyName(nameOf(argument)) ? 'any' : 'bigint'
  return [{ node: argument, forbidden, fault: 'makes an amount a number' }]
}

function declared(name: Node): readonly Question[] {
  if (!isIdentifier(name) || !isMoneyName(name.text)) return []
  return [{ node: name, forbidden: 'number', fault: 'is an amount, and a number' }]
}

function asked(node: Node): readonly Question[] {
  if (isBinaryExpression(node) && arithmetic.has(node.operatorToken.kind))
    return reckoned([node.left, node.right])
  if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.PlusToken) return converted(node.operand)
  if (isPrefixUnaryExpression(node) || isPostfixUnaryExpression(node)) return reckoned([node.operand])
  const [argument] = isCallExpression(node) ? node.arguments : []
  if (isCallExpression(node) && argument && conversions.has(node.expression.getText()))
    return converted(argument)
  if (isVariableDeclaration(node) || isParameterDeclaration(node) || isPropertySignatureDeclaration(node))
    return declared(node.name)
  return []
}

/** Every place of a file where an amount could be a number, in order. */
export function questionsOf(file: Node): readonly Question[] {
  const found: Question[] = []
  const visit = (node: Node): void => {
    found.push(...asked(node))
    node.forEachChild(visit)
  }
  file.forEachChild(visit)
  return found
}
