// The numbers of comments on a view, and the mark of a new comment's place.
import { placeText, type Percents, type Place } from '../rules/places.ts'
import type { Pin } from '../views.ts'

const pinLook =
	'absolute grid size-7 -translate-1/2 place-items-center rounded-full border-2 text-sm leading-none font-black shadow-[0_0_0_2px_var(--color-on-turf)] forced-colors:border-[ButtonText]'

const looks = {
	open: 'border-on-action bg-action text-on-action',
	resolved: 'border-dashed border-on-action bg-on-turf text-on-action',
	chosen: 'border-on-turf bg-turf text-on-turf',
}

const at = ({ left, top }: Percents) => ({ left: `${left}%`, top: `${top}%` })

export const commentId = (number: number): string => `comment-${number}`
export const pinId = (number: number): string => `pin-${number}`

/** Links to the comments in the list. */
export const Pins = ({ pins }: { pins: readonly Pin[] }) =>
	pins.map((pin) => (
		<a
			key={pin.number}
			id={pinId(pin.number)}
			href={`#${commentId(pin.number)}`}
			aria-label={`Comment ${pin.number}, ${pin.place}${pin.isResolved ? ', resolved' : ''}`}
			className={`figures scroll-mt-24 no-underline ${pinLook} ${looks[pin.isResolved ? 'resolved' : 'open']}`}
			style={at(pin)}
		>
			{pin.number}
		</a>
	))

type PinBoxProps = Pick<Place, 'piece' | 'view'> & {
	/** Of the view, in inches. */
	size: { width: number; height: number }
	/** What a refused form had chosen here. */
	chosen: Percents | undefined
}

/** Covers a view for clicks, which a script reads, and holds the mark of the chosen place. */
export const PinBox = ({ piece, view, size, chosen }: PinBoxProps) => (
	<div
		data-pin-box={placeText({ piece, view, xIn: 0, yIn: 0 })}
		data-width={size.width}
		data-height={size.height}
		className="absolute inset-0"
	>
		<span
			data-chosen=""
			hidden={!chosen}
			aria-hidden="true"
			className={`${pinLook} ${looks.chosen} [&[hidden]]:hidden`}
			style={chosen && at(chosen)}
		>
			+
		</span>
	</div>
)
