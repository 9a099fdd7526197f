// The stage's picture as people with other color vision see it: a view aid that changes nothing of the design.
import { useId } from 'react'
import { colorVisions, matrixOf, type ColorVision } from '#designs/rules/color-vision.ts'
import { Icon } from '#ui/icon.tsx'
import { useAnnounce, useEditorState } from '../../editor/context.tsx'

const names: Record<ColorVision, string> = {
	protanopia: 'Red-blind',
	deuteranopia: 'Green-blind',
	tritanopia: 'Blue-blind',
	grayscale: 'Grayscale',
}
const fullColor = 'Full color'

const announced: Record<ColorVision, string> = {
	protanopia: 'Seen as red-blind people see it (protanopia).',
	deuteranopia: 'Seen as green-blind people see it (deuteranopia).',
	tritanopia: 'Seen as blue-blind people see it (tritanopia).',
	grayscale: 'Seen in grayscale.',
}

/** The id for the filter, and the CSS value that applies it; undefined for full color. */
export function useVisionFilter(): { filterId: string; filter: string | undefined } {
	const filterId = useId()
	const isFiltered = useEditorState(({ vision }) => vision !== null)
	return { filterId, filter: isFiltered ? `url(#${filterId})` : undefined }
}

/** The SVG filter of the chosen color vision; renders nothing for full color. */
export function VisionFilter({ id }: { id: string }) {
	const vision = useEditorState((state) => state.vision)
	if (!vision) return null
	const rows = matrixOf(vision).map((row) => `${row.join(' ')} 0 0`)
	return (
		<svg aria-hidden="true" className="absolute size-0">
			{/* Logos may reach beyond the picture. The matrices are meant for sRGB values, not for linear light. */}
			<filter id={id} x="-50%" y="-50%" width="200%" height="200%" colorInterpolationFilters="sRGB">
				<feColorMatrix values={[...rows, '0 0 0 1 0'].join(' ')} />
			</filter>
		</svg>
	)
}

/** Chooses whose eyes the picture is shown with. */
export function SeeAs() {
	const vision = useEditorState((state) => state.vision)
	const show = useEditorState((state) => state.show)
	const announce = useAnnounce()
	const choose = (value: string) => {
		const chosen = colorVisions.find((one) => one === value) ?? null
		show({ vision: chosen })
		announce(chosen ? announced[chosen] : 'Seen in full color.')
	}
	return (
		<label className="absolute bottom-3 left-3 z-10 flex items-center rounded-control border border-line bg-card pl-2.5 text-sm text-ink hover:border-ink @min-[40rem]:left-5">
			<span className="text-label whitespace-nowrap text-body">See as</span>
			<span className="relative block">
				<select
					name="see-as"
					value={vision ?? ''}
					onChange={({ target }) => choose(target.value)}
					className="min-h-11 appearance-none rounded-control bg-transparent py-1 pr-8 pl-1.5 font-bold @min-[40rem]:pointer-fine:min-h-9"
				>
					<option value="">{fullColor}</option>
					{colorVisions.map((one) => (
						<option key={one} value={one}>
							{names[one]}
						</option>
					))}
				</select>
				<Icon
					name="chevron-down"
					size={16}
					className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
				/>
			</span>
		</label>
	)
}
