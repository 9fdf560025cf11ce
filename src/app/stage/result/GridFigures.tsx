import type { Session } from '#domain/activities/session'
import { gridColumns, gridErrorsOf, gridRows } from '#domain/measures/gridErrors'
import { useText } from '#text/i18n'
import { sayAll, joinSentences } from '#text/locale'

/** Shows an adult the missed cells by their place in the grid, over all these sessions. */
export function GridFigures({ sessions }: { sessions: readonly Pick<Session, 'events'>[] }) {
  const text = useText()
  const errors = gridErrorsOf(sessions.map(({ events }) => events))
  if (errors === null) return null
  const sides = errors.weak.map((side) => text(`app.grid.sides.${side}`))
  return (
    <section className="figures">
      <h2>{text('app.grid.title')}</h2>
      <p>{sides.length === 0 ? text('app.grid.none') : text('app.grid.weak', { sides: sayAll(sides) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('app.grid.row')}</th>
            {gridColumns.map((column) => (
              <th key={column} scope="col">
                {text(`app.grid.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gridRows.map((row) => (
            <tr key={row}>
              <th scope="row">{text(`app.grid.rows.${row}`)}</th>
              {gridColumns.map((column) => {
                const { asked, missed, wrong } = errors.at(column, row)
                return (
                  <td key={column}>
                    {joinSentences(
                      asked === 0 ? null : text('app.grid.missed', { missed, asked }),
                      wrong === 0 ? null : text('app.grid.wrong', { count: wrong }),
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{text('app.grid.why', { trials: errors.trials })}</p>
    </section>
  )
}
