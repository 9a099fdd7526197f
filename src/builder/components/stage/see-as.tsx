// The stage's picture as people with other color vision see it: a view aid that changes nothing of the design.
import { useId } from 'react'
import { colorVisions, matrixOf } from '#designs/rules/color-vision.ts'
import { useAnnounce, useEditorState } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'

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
	const { seeAs: texts } = useBuilderTexts().frame.stage
	const choose = (value: string) => {
		const chosen = colorVisions.find((one) => one === value) ?? null
		show({ vision: chosen })
		announce(chosen ? texts.announced[chosen] : texts.inFullColor)
	}
	const colors = vision
		? 'border-selected bg-selected text-on-selected'
		: 'border-line bg-card text-ink hover:border-ink'
	return (
		<label
			title={texts.name}
			className={`relative grid size-11 place-items-center rounded-control border text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus @min-[40rem]:flex @min-[40rem]:size-auto @min-[40rem]:pl-2.5 ${colors}`}
		>
			<EyeIcon />
			<span className="text-label whitespace-nowrap @max-[40rem]:sr-only">{texts.name}</span>
			{/* On a narrow stage the text of the choice would lie on the garment: the eye stands for it. */}
			<select
				name="see-as"
				value={vision ?? ''}
				onChange={({ target }) => choose(target.value)}
				className="min-h-11 bg-transparent px-1.5 font-bold outline-none [&>option]:bg-card [&>option]:text-ink @max-[40rem]:absolute @max-[40rem]:inset-0 @max-[40rem]:size-full @max-[40rem]:opacity-0 @min-[40rem]:pointer-fine:min-h-9"
			>
				<option value="">{texts.fullColor}</option>
				{colorVisions.map((one) => (
					<option key={one} value={one}>
						{texts.names[one]}
					</option>
				))}
			</select>
		</label>
	)
}

const EyeIcon = () => (
	<svg
		width="18"
		height="18"
		viewBox="0 0 24 24"
		fill="none"
		stroke="currentColor"
		strokeWidth="2"
		aria-hidden="true"
		className="shrink-0 @min-[40rem]:mr-1.5"
	>
		<path d="M2 12C5 7 8.5 5 12 5s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z" />
		<circle cx="12" cy="12" r="3" />
	</svg>
)
