const HOUSE = 'Nothing outside the stage clock may tell the time here'

/** `new Date()` and `Date()` read the wall clock; `new Date(instant)` only writes a given moment differently. */
const noWallClock = {
  create(context) {
    const report = (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0) {
        context.report({ node, message: `${HOUSE}. Use an Instant that is passed in (#domain/time), or the clock port.` })
      }
    }
    return {
      NewExpression: report,
      CallExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date') {
          context.report({ node, message: `${HOUSE}. Use an Instant that is passed in (#domain/time), or the clock port.` })
        }
      },
    }
  },
}

/** `export *` hides where a name comes from. */
const noExportAll = {
  create(context) {
    return {
      ExportAllDeclaration: (node) =>
        context.report({ node, message: 'Say which names you export, or import them from the file that makes them: no `export *`.' }),
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: { 'no-wall-clock': noWallClock, 'no-export-all': noExportAll },
}
