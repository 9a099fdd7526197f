// Writes the panel's content as text: the script that opens the panel puts it in.
import { renderToStaticMarkup } from 'react-dom/server'
import { MiniCart } from '../components/mini-cart.tsx'
import type { Cart } from '../rules/view.ts'

export const miniCart = (cart: Cart): string => renderToStaticMarkup(<MiniCart cart={cart} />)
