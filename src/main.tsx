import { createRoot } from 'react-dom/client'
import { PRODUCT_NAME } from '#product'

const overlay = document.getElementById('overlay')
if (overlay) createRoot(overlay).render(<h1>{PRODUCT_NAME}</h1>)
