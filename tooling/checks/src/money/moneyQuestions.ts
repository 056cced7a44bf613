import {
  isBinaryExpression,
  isCallExpression,
  isIdentifier,
  isNumericLiteral,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPostfixUnaryExpression,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isPropertyDeclaration,
  isPropertySignatureDeclaration,
  isVariableDeclaration,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { isMoneyName, saysMoney } from './isMoneyName.ts'

/** A place where money could become a number. Its type decides. */
export interface Question {
  /** Whose type is asked for. */
  readonly node: Node
  /** `number`: an amount must not be one. `bigint`: it must not be left. `any`: whatever it is, the name says enough. */
  readonly forbidden: 'number' | 'bigint' | 'any'
  /** What is wrong if it is of that type. */
  readonly fault: string
}

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
const conversions = new Set(['Number', 'parseFloat', 'parseInt', 'Number.parseFloat', 'Number.parseInt'])

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

const fraction = (node: Node) => isNumericLiteral(inner(node)) && inner(node).getText().includes('.')

function reckoned(operands: readonly Node[], strict: boolean): readonly Question[] {
  return operands.flatMap((node): readonly Question[] => {
    if (strict && fraction(node)) return [{ node, forbidden: 'any', fault: 'reckons with a fraction' }]
    if (!isMoneyName(nameOf(node))) return []
    return [{ node, forbidden: 'number', fault: 'reckons with an amount as a number' }]
  })
}

function converted(argument: Node, strict: boolean): readonly Question[] {
  if (isShare(argument)) return []
  const forbidden = strict || saysMoney(nameOf(argument)) ? 'any' : 'bigint'
  return [{ node: argument, forbidden, fault: 'makes an amount a number' }]
}

/** What is handed on to be called: `amounts.map(Number)`. */
function handedOn(args: readonly Node[], strict: boolean): readonly Question[] {
  return args
    .filter((argument) => strict && conversions.has(argument.getText()))
    .map((node) => ({ node, forbidden: 'any', fault: 'makes amounts numbers' }))
}

function declared(name: Node, value: Node = name): readonly Question[] {
  if (!isIdentifier(name) || !isMoneyName(name.text)) return []
  return [{ node: value, forbidden: 'number', fault: 'is an amount, and a number' }]
}

function asked(node: Node, strict: boolean): readonly Question[] {
  if (isBinaryExpression(node) && arithmetic.has(node.operatorToken.kind))
    return reckoned([node.left, node.right], strict)
  if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.PlusToken)
    return converted(node.operand, strict)
  if (isPrefixUnaryExpression(node) || isPostfixUnaryExpression(node)) return reckoned([node.operand], strict)
  if (isCallExpression(node)) {
    const [argument] = node.arguments
    const converts = argument && conversions.has(node.expression.getText())
    return converts ? converted(argument, strict) : handedOn(node.arguments, strict)
  }
  if (isPropertyAssignment(node)) return declared(node.name, node.initializer)
  if (
    isVariableDeclaration(node) ||
    isParameterDeclaration(node) ||
    isPropertyDeclaration(node) ||
    isPropertySignatureDeclaration(node)
  )
    return declared(node.name)
  return []
}

/**
 * Every place of a file where an amount could be a number, in order.
 *
 * @param strict The file is about money and nothing else: no text becomes a number in it, whatever its name.
 */
export function questionsOf(file: Node, strict: boolean): readonly Question[] {
  const found: Question[] = []
  const visit = (node: Node): void => {
    found.push(...asked(node, strict))
    node.forEachChild(visit)
  }
  file.forEachChild(visit)
  return found
}
