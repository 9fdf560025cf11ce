import { useState } from 'react'
import { Link } from 'react-router'
import { useEntryAuth } from '#app/services/entryServices'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { EntryPage } from '../entry/EntryPage'
import { Notice } from '../notice/Notice'
import { OtherWay } from '../entry/parts'
import { AskForCode } from './AskForCode'
import { ChoosePassword } from './ChoosePassword'

/** The page for a forgotten password. With email, a link leads on. Without it, the code and the new password are entered here. */
export default function ResetPassword() {
  const text = useText()
  const { state, send } = useEntryAuth()
  const { reset } = state
  // Ignores the state of an earlier visit to this page.
  const [past, setPast] = useState(reset)
  const step = reset === past ? 'none' : reset.step
  const startOver = () => {
    send({ type: 'AUTH.DISMISS_ERROR' })
    setPast(reset)
  }

  return (
    <EntryPage title={text('screens.entry.reset.title')}>
      {step === 'none' ? <AskForCode /> : null}
      {reset.step === 'asked' && step === 'asked' ? (
        <>
          {reset.delivery.by === 'screen' ? (
            <ChoosePassword shown={reset.delivery.code} />
          ) : (
            <Notice kind="info" title={text('screens.entry.reset.mailTitle')}>
              {text('screens.entry.reset.byMail')}
            </Notice>
          )}
          <Button onClick={startOver}>{text('screens.entry.reset.again')}</Button>
        </>
      ) : null}
      {step === 'confirmed' ? (
        <>
          <Notice kind="done" title={text('screens.entry.reset.done')}>
            {text('screens.entry.reset.doneLead')}
          </Notice>
          <Link to="/signin" className="press press-now">
            {text('screens.entry.reset.signIn')}
          </Link>
        </>
      ) : (
        <OtherWay to="/signin">{text('screens.entry.reset.back')}</OtherWay>
      )}
    </EntryPage>
  )
}
