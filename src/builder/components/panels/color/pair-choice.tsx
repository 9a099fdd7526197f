import { memo, useId, useRef } from 'react'
import { useEditorState } from '../../../editor/context.tsx'
import { optionFrame } from '../segments.tsx'
import { useNativeChoice } from './use-native-choice.ts'

export type ColorPair = { id: string; name: string; primary: string; secondary: string }

type PairChoiceProps = {
	legend: string
	pairs: readonly ColorPair[]
	onChoose: (pair: ColorPair) => void
}

/** Choice of color pairs, each shown as a shield split in two. */
export function PairChoice({ legend, pairs, onChoose }: PairChoiceProps) {
	const name = useId()
	const group = useRef<HTMLDivElement>(null)
	const chosen = useEditorState(
		({ config: { primaryColor, secondaryColor } }) =>
			pairs.find(({ primary, secondary }) => primary === primaryColor && secondary === secondaryColor)?.id,
	)
	useNativeChoice(group, chosen)
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{legend}</legend>
			<div ref={group} className="grid grid-cols-2 gap-2">
				{pairs.map((pair) => (
					<PairOption key={pair.id} {...{ name, pair, onChoose }} isChosen={pair.id === chosen} />
				))}
			</div>
		</fieldset>
	)
}

type PairOptionProps = Pick<PairChoiceProps, 'onChoose'> & {
	name: string
	pair: ColorPair
	isChosen: boolean
}

const PairOption = memo(function PairOption({ name, pair, onChoose, isChosen }: PairOptionProps) {
	return (
		<label
			className={`${optionFrame} flex min-h-11 items-center gap-2.5 px-2.5 py-1.5 text-sm leading-tight font-semibold`}
		>
			<input
				type="radio"
				name={name}
				value={pair.id}
				defaultChecked={isChosen}
				onChange={() => onChoose(pair)}
				className="absolute inset-0 size-full cursor-[inherit] opacity-0"
			/>
			<PairMark {...pair} />
			<span className="min-w-0">{pair.name}</span>
		</label>
	)
})

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
