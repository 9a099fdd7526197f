// Collars of one band: crew, V, scoop. The back of every collar is a band too.
import { clothOf, colorOf } from '../cloth.ts'
import type { Collar } from '../top.ts'
import { bandPath, neckBand } from './band.ts'
import { neckHole } from './neck-hole.ts'

type Band = { width: number; ribbed: boolean; backWidth?: number }

/** A band of the given width in pixels, knitted in ribs or plain. */
export const bandCollar =
	({ width, ribbed, backWidth = width }: Band): Collar =>
	({ body, look, view, shirt }) => {
		const wide = view === 'back' ? backWidth : width
		const collar = clothOf(colorOf(look, 'collar', 'body'), look.mode, bandPath(body, wide))
		const accent = look.colors.collarStripe
		const outside = neckBand({ body, collar, shirt, width: wide, ribbed, ...(accent ? { accent } : {}) })
		const inside =
			view === 'back' ? [] : neckHole({ body, shirt, collar, ribbed, stand: Math.min(8, backWidth) })
		return { inside, outside }
	}
