import ts from 'typescript'

/** Attributes that a person reads or hears. */
const read: ReadonlySet<string> = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label', 'description'])

const WORDS = /\p{L}{2,}/u
/** A capital letter, and a further word: nobody names a class, an event or a file so. */
const SENTENCE = /^\p{Lu}[\p{L}’']*[,:]? \p{L}/u

/**
 * What a source file says to people past the keys: written between tags, in an attribute that is read, or as a sentence in quotes; and sentences that
 * are put together from pieces, which no other language could put together alike. Each with its line: `12: Try again`.
 */
export function spokenPast(name: string, code: string): readonly string[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const found: string[] = []
  const say = (node: ts.Node, said: string) => found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${said.trim()}`)
  const visit = (node: ts.Node): void => {
    // Faults are for who looks after the product; types and imports are for nobody.
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

/** Pieces of which one is a text: `${text('a')}: ${name}`. Only a space may stand before or after a whole one. */
function isJoined({ head, templateSpans }: ts.TemplateExpression): boolean {
  const said = templateSpans.filter(({ expression }) => isSaid(expression))
  const between = [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('')
  return said.length > 0 && (templateSpans.length > 1 || between.trim() !== '')
}

/** A list that is made by hand. */
const isListed = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.getText().endsWith('.join') && [`', '`, `'; '`, `' and '`].includes(node.arguments[0]?.getText() ?? '')
