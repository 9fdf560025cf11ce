const HOUSE = 'Nothing outside the stage clock may tell the time here'

/** Forbids `new Date()` and `Date()`, which read the wall clock. `new Date(instant)` is allowed, because it only converts a given time. */
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

/** Forbids `export *`, which hides where a name comes from. */
const noExportAll = {
  create(context) {
    return {
      ExportAllDeclaration: (node) =>
        context.report({ node, message: 'Say which names you export, or import them from the file that makes them: no `export *`.' }),
    }
  },
}

const TYPED = new Set(['date', 'datetime-local', 'month', 'week', 'time', 'number'])

/**
 * Forbids a controlled date or number field. If it refuses an incomplete value, or corrects the value at each key, digits end up in the wrong
 * place.
 */
const noBareTypedField = {
  create(context) {
    const message = 'Use DateField or NumberField of src/ui/TypedField.tsx, which leave what is typed alone until it is finished.'
    return {
      JSXAttribute: (node) => {
        if (node.name.name === 'type' && TYPED.has(node.value?.value)) context.report({ node, message })
      },
      ImportSpecifier: (node) => {
        if (node.imported.name === 'NumberInput') context.report({ node, message })
      },
    }
  },
}

/** Forbids `as unknown as T`, which makes the compiler believe anything. */
const noDoubleAssertion = {
  create(context) {
    const message = 'Use an honest type instead of `as unknown as`: a narrower port, a type guard, or a function that builds the value.'
    return {
      TSAsExpression: (node) => {
        const inner = node.expression
        if (inner.type === 'TSAsExpression' && inner.typeAnnotation.type === 'TSUnknownKeyword') context.report({ node, message })
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: { 'no-wall-clock': noWallClock, 'no-export-all': noExportAll, 'no-bare-typed-field': noBareTypedField, 'no-double-assertion': noDoubleAssertion },
}
