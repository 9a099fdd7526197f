// The place of a new comment on a view: what takes the clicks, and the mark.
import type { Percents } from '../rules/pins.ts'
import { placeText, type Place } from '../rules/places.ts'
import { pinLook, pinPosition } from './pins.tsx'

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
			className={`absolute -translate-1/2 ${pinLook('chosen')} [&[hidden]]:hidden`}
			style={chosen && pinPosition(chosen)}
		>
			+
		</span>
	</div>
)
