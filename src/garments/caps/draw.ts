// Draws a structured cap.
import { centerX } from '../drawing/curves.ts'
import { groundShadow } from '../drawing/ground.ts'
import { stitchRow } from '../drawing/stitches.ts'
import { clothOf, colorOf } from '../drawing/cloth.ts'
import type { Drawing, Look } from '../template.ts'
import { parallel } from '../drawing/measure.ts'
import { brim, brimPath, type BrimShape } from './brim.ts'
import { closure, openingTop } from './closure.ts'
import { crownCloth, crownOver, crownPath, lowerEdge, topButton, type CrownLook } from './crown.ts'

const brimShape = (look: Look): BrimShape => (look.styles.brim === 'curved' ? 'curved' : 'flat')

function crownLook(look: Look, view: CrownLook['view']): CrownLook {
	const sides = colorOf(look, 'body')
	const middle = view === 'front' ? colorOf(look, 'front', 'body') : sides
	return {
		view,
		middle,
		sides,
		mesh: look.styles.back === 'mesh',
		mode: look.mode,
		seamEnd: view === 'front' ? 300 : openingTop,
	}
}

function front(look: Look): Drawing {
	const shape = brimShape(look)
	const crown = crownLook(look, 'front')
	const trim = colorOf(look, 'button', 'brim')
	const visor = {
		shape,
		color: colorOf(look, 'brim'),
		under: colorOf(look, 'underbrim', 'brim'),
		mode: look.mode,
	}
	return {
		silhouette: crownPath('front') + brimPath(shape),
		under: [...groundShadow({ x: centerX, y: 392, halfWidth: 150 }), ...topButton(trim), crownCloth(crown)],
		over: [...crownOver(crown, trim), ...brim(visor)],
	}
}

function back(look: Look): Drawing {
	const crown = crownLook(look, 'back')
	const trim = colorOf(look, 'button', 'brim')
	const cloth = clothOf(crown.sides, look.mode, crownPath('back'))
	const sewn = stitchRow(cloth, parallel(lowerEdge('back'), -5))
	return {
		silhouette: crownPath('back'),
		under: [...groundShadow({ x: centerX, y: 362, halfWidth: 128 }), ...topButton(trim), crownCloth(crown)],
		over: [
			...crownOver(crown, trim),
			...sewn,
			...closure({
				lining: colorOf(look, 'front', 'body'),
				binding: crown.sides,
				strap: colorOf(look, 'strap', 'brim'),
				mode: look.mode,
			}),
		],
	}
}

export const drawCap = (look: Look, view: CrownLook['view']): Drawing =>
	view === 'front' ? front(look) : back(look)
