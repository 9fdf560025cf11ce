import type { ReactNode } from 'react'

/** A page with one quiet line, shown while something loads or after it failed. Nothing on it moves. */
export function StatusScreen({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="calm" role="status">
      <p>{label}</p>
      {children}
    </div>
  )
}
