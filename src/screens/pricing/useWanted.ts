import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { decideAccess } from '#domain/access/decide'
import { selectVisitor } from '#machines/app/app.selectors'
import { useAppSelector } from '#app/services/actors'
import { takeAddress } from '#app/routing/returnTo'
import { useShell } from '#app/page/shellContext'

/** Opens the requested activity as soon as the person may play it. */
export function useWanted(): void {
  const { tabStorage } = useShell()
  const navigate = useNavigate()
  const isOpen = useAppSelector((snapshot) => decideAccess('subscription', selectVisitor(snapshot)).kind === 'allow')
  useEffect(() => {
    const address = isOpen ? takeAddress(tabStorage) : null
    if (address !== null) void navigate(address, { replace: true })
  }, [isOpen, navigate, tabStorage])
}
