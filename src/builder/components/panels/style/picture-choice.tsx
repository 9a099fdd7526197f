import { useEffect, useState } from 'react'
import { optionFrame } from '../segments.tsx'

/** `draw` gives the picture's address; it stays the same function while the picture does. */
export type PictureOption = { value: string; label: string; draw: () => string }

type PictureChoiceProps = {
	legend: string
	legendHidden?: boolean
	name: string
	options: readonly PictureOption[]
	value: string
	onChoose: (value: string) => void
	/** Wide pictures show a part of the garment, tall ones all of it. */
	shape: 'wide' | 'tall'
}

/** One of several, each shown on the garment itself; native radio buttons. */
export function PictureChoice(props: PictureChoiceProps) {
	const { legend, legendHidden = false, name, options, value, onChoose, shape } = props
	return (
		<fieldset className="min-w-0">
			<legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-label font-semibold'}>{legend}</legend>
			<div
				className={`grid gap-2 ${shape === 'wide' ? 'grid-cols-2' : 'grid-cols-4 sm:grid-cols-3 lg:grid-cols-4'}`}
			>
				{options.map((option) => (
					<label
						key={option.value}
						className={`${optionFrame} grid content-start overflow-hidden text-center text-[0.8125rem] leading-tight font-semibold`}
					>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							onChange={() => onChoose(option.value)}
							className="absolute inset-0 z-1 size-full cursor-[inherit] opacity-0"
						/>
						<Picture draw={option.draw} shape={shape} />
						<span className="grid min-h-9 place-items-center px-1 py-1.5">{option.label}</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}

const picture = {
	wide: 'aspect-[19/12] object-cover',
	tall: 'aspect-[4/5] object-contain p-1',
}

/** Drawn in a task of its own, so that a page full of them never stands still. The last one stays until then. */
function Picture({ draw, shape }: Pick<PictureOption, 'draw'> & Pick<PictureChoiceProps, 'shape'>) {
	const [src, setSrc] = useState<string>()
	// Follows the clock: one picture per turn of the browser.
	useEffect(() => {
		const timer = setTimeout(() => setSrc(draw()))
		return () => clearTimeout(timer)
	}, [draw])
	const look = `w-full bg-well ${picture[shape]}`
	return src ? <img src={src} alt="" decoding="async" className={look} /> : <span className={look} />
}
