import { useId } from 'react'
import { useEditorState } from '../../../editor/context.tsx'
import { optionFrame } from '../segments.tsx'

export type ColorPair = { id: string; name: string; primary: string; secondary: string }

type PairChoiceProps = {
	legend: string
	pairs: readonly ColorPair[]
	onChoose: (pair: ColorPair) => void
}

/** Two colors at a time, as a shield split in two. */
export function PairChoice({ legend, pairs, onChoose }: PairChoiceProps) {
	const name = useId()
	const primaryColor = useEditorState((state) => state.config.primaryColor)
	const secondaryColor = useEditorState((state) => state.config.secondaryColor)
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{legend}</legend>
			<div className="grid grid-cols-2 gap-2">
				{pairs.map((pair) => (
					<label
						key={pair.id}
						className={`${optionFrame} flex min-h-11 items-center gap-2.5 px-2.5 py-1.5 text-sm leading-tight font-semibold`}
					>
						<input
							type="radio"
							name={name}
							value={pair.id}
							checked={pair.primary === primaryColor && pair.secondary === secondaryColor}
							onChange={() => onChoose(pair)}
							className="absolute inset-0 size-full cursor-[inherit] opacity-0"
						/>
						<PairMark {...pair} />
						<span className="min-w-0">{pair.name}</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}

const PairMark = ({ primary, secondary }: Pick<ColorPair, 'primary' | 'secondary'>) => (
	<svg
		viewBox="0 0 26 26"
		aria-hidden="true"
		className="size-6.5 shrink-0 stroke-line forced-color-adjust-none"
	>
		<path d="M1 4a3 3 0 0 1 3-3h9v24a12 12 0 0 1-12-12z" fill={primary} />
		<path d="M13 1h9a3 3 0 0 1 3 3v9a12 12 0 0 1-12 12z" fill={secondary} />
	</svg>
)
