import { useId, useMemo, useState } from 'react'
import type { Asset } from '#files/schemas.ts'
import { markFrames, type MarkFrame } from '#garments/marks/frames.ts'
import { allMarks, markAsset, marksForTeam, searchMarks } from '#garments/marks/library.ts'
import {
	canBeFramed,
	markGroups,
	markUrl,
	teamMarkColors,
	type ColorCount,
	type Mark,
	type MarkFacts,
	type MarkGroup,
} from '#garments/marks/marks.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useConfig } from '../../../editor/context.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { useDataLanguage } from '../../data-language.tsx'
import { optionFrame } from '../options.tsx'
import { TextButton } from '../panel.tsx'
import { ColorCountChoice, frameOptions } from './mark-fields.tsx'

export type MarkLibraryProps = {
	placeMark: (mark: Mark, asset: Asset) => void
	/** The design is locked or takes no more logos. */
	isClosed: boolean
}

const shownAtOnce = 24

/** What is searched; with nothing asked, all marks, those of the team's name first. */
function found(text: string, group: MarkGroup | undefined, teamName: string): readonly MarkFacts[] {
	if (text.trim() !== '' || group) return searchMarks(text, group)
	const own = marksForTeam(teamName)
	return [...own, ...allMarks.filter((facts) => !own.includes(facts))]
}

type Look = { frame: MarkFrame | undefined; count: ColorCount }

/** A frame needs a second color; shields and banners stand alone. */
function markIn(facts: MarkFacts, { frame, count }: Look, team: Parameters<typeof teamMarkColors>[0]): Mark {
	const around = frame && canBeFramed(facts) ? frame : undefined
	const colors = teamMarkColors(team, around && count === 1 ? 2 : count)
	return { id: facts.id, ...(around && { frame: around }), colors }
}

/** Marks in the team's colors, by search, kind, frame and number of colors. */
export function MarkLibrary({ placeMark, isClosed }: MarkLibraryProps) {
	const id = useId()
	const { primaryColor, secondaryColor, zoneColors, teamName } = useConfig()
	const [text, setText] = useState('')
	const [group, setGroup] = useState<MarkGroup>()
	const [look, setLook] = useState<Look>({ frame: undefined, count: 3 })
	const [most, setMost] = useState(shownAtOnce)
	const marks = useMemo(() => found(text, group, teamName), [text, group, teamName])
	const team = { primaryColor, secondaryColor, zoneColors }
	const texts = useBuilderTexts().fields.logos.marks
	const restart = () => setMost(shownAtOnce)
	const place = (mark: Mark) => {
		const asset = markAsset(mark)
		if (asset) placeMark(mark, asset)
	}
	return (
		<div className="grid gap-4">
			<TextField
				label={texts.search}
				name={`${id}-search`}
				type="search"
				placeholder={texts.example}
				maxLength={60}
				value={text}
				onChange={({ target }) => {
					setText(target.value)
					restart()
				}}
			/>
			<div className="grid grid-cols-2 gap-2.5">
				<SelectField
					label={texts.kind}
					name={`${id}-group`}
					options={[
						{ value: '', label: texts.all },
						...markGroups.map((one) => ({ value: one, label: texts.groups[one] })),
					]}
					value={group ?? ''}
					onChange={({ target }) => {
						setGroup(markGroups.find((known) => known === target.value))
						restart()
					}}
				/>
				<SelectField
					label={texts.frame}
					name={`${id}-frame`}
					options={frameOptions(texts)}
					value={look.frame ?? ''}
					onChange={({ target }) =>
						setLook({ ...look, frame: markFrames.find((known) => known === target.value) })
					}
				/>
			</div>
			<ColorCountChoice
				name={`${id}-colors`}
				value={look.count}
				onChoose={(count) => setLook({ ...look, count })}
			/>
			<p role="status" className="text-label text-muted">
				{marks.length === 0 ? texts.none : texts.count(marks.length)}
			</p>
			<ul aria-label={texts.list} className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-3">
				{marks.slice(0, most).map((facts) => (
					<MarkTile
						key={facts.id}
						{...{ isClosed, onPlace: place, name: facts.name, mark: markIn(facts, look, team) }}
					/>
				))}
			</ul>
			{marks.length > most && (
				<TextButton onClick={() => setMost(most + shownAtOnce)}>
					{texts.more(Math.min(shownAtOnce, marks.length - most))}
				</TextButton>
			)}
			<p className="text-label text-muted">
				<a href="/credits" target="_blank" rel="noopener" className="underline">
					{texts.credits}
				</a>
			</p>
		</div>
	)
}

type MarkTileProps = { mark: Mark; name: string; isClosed: boolean; onPlace: (mark: Mark) => void }

const MarkTile = ({ mark, name, isClosed, onPlace }: MarkTileProps) => (
	<li className="grid">
		<button
			type="button"
			aria-label={useBuilderTexts().fields.logos.kept.add(name)}
			disabled={isClosed}
			onClick={() => onPlace(mark)}
			className={`${optionFrame} grid content-start overflow-hidden text-center text-[0.8125rem] leading-tight font-semibold disabled:opacity-55`}
		>
			<img
				src={markUrl(mark)}
				alt=""
				loading="lazy"
				decoding="async"
				className="stage aspect-square w-full object-contain p-2"
			/>
			<span lang={useDataLanguage()} className="grid min-h-9 place-items-center px-1 py-1.5">
				{name}
			</span>
		</button>
	</li>
)
