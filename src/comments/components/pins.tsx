// The numbers of comments on a view.
import type { PageLanguage } from '#kit/language.ts'
import { linkedTexts } from '../rules/linked-texts.ts'
import type { Percents } from '../rules/pins.ts'
import type { Pin } from '../views.ts'

const shape =
	'grid size-7 place-items-center rounded-full border-2 text-sm leading-none font-bold shadow-[0_0_0_2px_var(--color-on-turf)] forced-colors:border-[ButtonText]'

const looks = {
	open: 'border-on-action bg-action text-on-action',
	resolved: 'border-dashed border-on-action bg-on-turf text-on-action',
	/** Of a comment on an earlier version than the shown one. */
	older: 'border-on-action bg-on-turf text-on-action',
	chosen: 'border-on-turf bg-turf text-on-turf',
}

type PinState = {
	isResolved: boolean
	isOlder?: boolean
	/** Chosen among the others. */
	isMarked?: boolean
}

export function lookOf({ isResolved, isOlder = false, isMarked = false }: PinState): keyof typeof looks {
	if (isMarked) return 'chosen'
	if (isResolved) return 'resolved'
	return isOlder ? 'older' : 'open'
}

/** Classes of a pin's disc. */
export const pinLook = (look: keyof typeof looks): string => `figures ${shape} ${looks[look]}`

export const pinPosition = ({ left, top }: Percents) => ({ left: `${left}%`, top: `${top}%` })

export const commentId = (number: number): string => `comment-${number}`
export const pinId = (number: number): string => `pin-${number}`

/** Links to the comments in the list. */
export const Pins = ({ pins, language }: { pins: readonly Pin[]; language: PageLanguage }) =>
	pins.map((pin) => (
		<a
			key={pin.number}
			id={pinId(pin.number)}
			href={`#${commentId(pin.number)}`}
			aria-label={linkedTexts[language].pin(pin)}
			className={`absolute -translate-1/2 scroll-mt-24 no-underline ${pinLook(lookOf(pin))}`}
			style={pinPosition(pin)}
		>
			{pin.number}
		</a>
	))
