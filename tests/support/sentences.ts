import ts from 'typescript'

/** Attributes whose text a person reads or hears. */
const read: ReadonlySet<string> = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label', 'description'])

const WORDS = /\p{L}{2,}/u
/** Matches a capital letter followed by another word. No name of a class, event or file looks like this. */
const SENTENCE = /^\p{Lu}[\p{L}’']*[,:]? \p{L}/u

/**
 * Returns text that people read but that has no key: between tags, in a readable attribute or as a quoted sentence. Also returns sentences joined
 * from pieces, which cannot be translated. Each has its line: `12: Try again`.
 */
export function hardCodedText(name: string, code: string): readonly string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: string[] = []
  const say = (node: ts.Node, said: string) => found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${said.trim()}`)
  const visit = (node: ts.Node): void => {
    // Errors are for developers, and nobody reads types and imports.
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isFault(node)) return
    if (ts.isJsxText(node) && WORDS.test(node.text)) say(node, node.text)
    else if (
      ts.isJsxAttribute(node) &&
      isRead(node) &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer) &&
      WORDS.test(node.initializer.text)
    )
      say(node, node.initializer.text)
    else if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text)) say(node, node.text)
    else if (ts.isTemplateExpression(node) && isJoined(node)) say(node, node.getText())
    else if (isListed(node)) say(node, node.getText())
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isRead = ({ name }: ts.JsxAttribute): boolean => read.has(name.getText())

const isFault = (node: ts.Node): boolean => ts.isNewExpression(node) && node.expression.getText().endsWith('Error')

const isSaid = (node: ts.Node): boolean => ts.isCallExpression(node) && node.expression.getText() === 'text'

/** Whether pieces that include a text are joined: `${text('a')}: ${name}`. Only a space may come before or after a complete text. */
function isJoined({ head, templateSpans }: ts.TemplateExpression): boolean {
  const said = templateSpans.filter(({ expression }) => isSaid(expression))
  const between = [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('')
  return said.length > 0 && (templateSpans.length > 1 || between.trim() !== '')
}

/** Whether a list is joined in code rather than by the language's own rules. */
const isListed = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.getText().endsWith('.join') && [`', '`, `'; '`, `' and '`].includes(node.arguments[0]?.getText() ?? '')
