import { useNavigate } from 'react-router'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { tryAgain } from '#ui/reload'
import { useAuth, useStage } from '../../services/actors'
import { drawSeed } from '../../play/startSession'
import { Warnings } from '../start/Warnings'

/** Says that the activity could not be loaded or failed, what is safe, and how to continue. */
export function FailurePanel() {
  const text = useText()
  const navigate = useNavigate()
  const { snapshot, send } = useStage()
  const user = useAuth().snapshot.context.user
  const { reason, message } = snapshot.context.failure ?? { reason: 'scene', message: '' }
  const playAgain = () => send({ type: 'STAGE.PLAY_AGAIN', id: crypto.randomUUID(), seed: drawSeed() })
  return (
    // `data-failure` contains the technical cause for troubleshooting. It is not visible on the page.
    <main className="panel" data-failure={message}>
      <h1>{text(user === null && reason === 'load' ? 'app.failed.light' : 'app.failed.screen')}</h1>
      <p role="alert" className="warning">
        {text(`app.warning.${reason}`)}
      </p>
      <Warnings />
      <div className="panel-actions">
        <Button kind="now" onClick={() => tryAgain(playAgain)}>
          {text('app.retry')}
        </Button>
        <Button onClick={() => void navigate('/')}>{text('app.failed.home')}</Button>
      </div>
    </main>
  )
}
