import type { ReactNode } from 'react'

/** A still page with one quiet line: while something loads, or when it could not. Nothing on it moves. */
export function StatusScreen({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="calm" role="status">
      <p>{label}</p>
      {children}
    </div>
  )
}
