// Renders the panel's content to HTML: the script that opens the panel inserts it.
import { renderToStaticMarkup } from 'react-dom/server'
import { MiniCart } from '../components/mini-cart.tsx'
import type { Cart } from '../rules/view.ts'

export const miniCart = (cart: Cart): string => renderToStaticMarkup(<MiniCart cart={cart} />)
