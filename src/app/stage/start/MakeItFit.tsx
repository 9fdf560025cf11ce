import { useNavigate } from 'react-router'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { withAutomation } from '../../services/automation'

/**
 * Offers an account to someone who played without one. The account takes over the play.
 * With `isQuiet`, a finger from play can no longer hit the link.
 */
export function MakeItFit({ isQuiet }: { isQuiet: boolean }) {
  const text = useText()
  const navigate = useNavigate()
  return (
    <section className="result-keep" aria-labelledby="make-it-fit">
      <div>
        <h2 id="make-it-fit">{text('app.summary.fit')}</h2>
        <p className="muted">{text('app.summary.fitWhy')}</p>
      </div>
      <Button disabled={!isQuiet} onClick={() => void navigate(withAutomation('/signup'))}>
        {text('app.summary.fitNow')}
      </Button>
    </section>
  )
}
