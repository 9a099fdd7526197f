import { useState } from 'react'
import { slotNames } from '#garments/template.ts'
import { fontTrouble } from '#designs/rules/checks/text.ts'
import { hasPlayerTexts, withoutPlayerTexts } from '#designs/rules/personal-texts.ts'
import { fontOf } from '#garments/lettering/defaults.ts'
import type { LetteringSlot, StyleDef } from '#garments/template.ts'
import { Checkbox, TextField } from '#ui/fields.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { useChange, useChangeAll, useConfig, useEditorState } from '../../editor/context.tsx'
import {
	isChanged,
	slotOfField,
	slotsOf,
	takesText,
	textLimits,
	viewForSlot,
	withoutLettering,
	type TextField as TextFieldId,
} from './names/lettering-edits.ts'
import { optionOf, withStyle } from './design-edits.ts'
import { piecesWithText, typedOnPieces } from './names/kit-lettering.ts'
import { GroupPart } from './group-part.tsx'
import { LetterStyle } from './names/letter-style.tsx'
import { PlayersPart } from './players/players-part.tsx'
import { PanelFrame, PanelPart, TextButton } from './panel.tsx'
import type { PanelProps } from './props.ts'
import { Segments } from './options.tsx'
import { LetteringOnKit } from './whole-kit.tsx'

type NamesPanelProps = Pick<PanelProps, 'data' | 'template' | 'packs' | 'pieces' | 'actions' | 'isLocked'>

const textFields = ['teamName', 'playerName', 'playerNumber'] as const
const fieldOfSlot = { team: 'teamName', name: 'playerName', number: 'playerNumber' } as const

/** Step 4: the text and numbers on the garment, and its players. */
export function NamesPanel(props: NamesPanelProps) {
	const { data, template, isLocked } = props
	const { fields: texts } = useBuilderTexts()
	const config = useConfig()
	const fields = textFields.filter((field) => takesText(data.product, field))
	const slots = slotsOf(template).filter(
		(slot) => fields.includes(fieldOfSlot[slot]) || config[fieldOfSlot[slot]].trim() !== '',
	)
	const [chosen, setChosen] = useState<LetteringSlot>('team')
	const selection = useEditorState((state) => state.selection)
	const selected = slots.find((of) => selection?.startsWith(`${of}-`))
	const slot = selected ?? (slots.includes(chosen) ? chosen : slots[0])
	const [isTogether, setTogether] = useState(true)
	const view = useEditorState((state) => state.view)
	const show = useEditorState((state) => state.show)
	const showSlot = (at: LetteringSlot) => {
		setChosen(at)
		show({ view: viewForSlot(template, at, view), selection: null })
	}
	return (
		<PanelFrame title={texts.titles.names} isLocked={isLocked} tail={<PlayersPart {...props} />}>
			<div className="grid grid-cols-2 gap-x-3 gap-y-4">
				{fields.map((field) => (
					<LetteringTextField
						key={field}
						{...{ data, template, field, isTogether }}
						className={field === 'teamName' ? 'col-span-2' : undefined}
						onShow={showSlot}
						isShown={slots.includes(slotOfField[field])}
					/>
				))}
			</div>
			{fields.length < textFields.length && <NotPersonalized />}
			{data.pieces.length > 1 && (
				<Checkbox
					label={texts.letters.together}
					name="text-together"
					checked={isTogether}
					onChange={({ target }) => setTogether(target.checked)}
				/>
			)}
			{slot && <LetterPart {...{ template, slot, slots }} onShow={showSlot} />}
			<GroupPart {...{ template, isLocked }} packs={props.packs} />
			<LetteringOnKit data={data} pieces={props.pieces} />
		</PanelFrame>
	)
}

/** In place of the fields; texts from before can be taken off. */
function NotPersonalized() {
	const config = useConfig()
	const change = useChange()
	const texts = useBuilderTexts().fields.letters
	return (
		<p className="text-label text-muted">
			{texts.notPersonalized}
			{hasPlayerTexts(config) && (
				<>
					{' '}
					<TextButton onClick={() => change(withoutPlayerTexts)}>{texts.takeOff}</TextButton>
				</>
			)}
		</p>
	)
}

type LetteringTextFieldProps = Pick<PanelProps, 'data' | 'template'> & {
	field: TextFieldId
	isShown: boolean
	/** Whether other pieces of the kit change too. */
	isTogether: boolean
	onShow: (slot: LetteringSlot) => void
	className: string | undefined
}

function LetteringTextField(props: LetteringTextFieldProps) {
	const { data, template, field, isShown, isTogether, onShow, className } = props
	const config = useConfig()
	const text = config[field]
	const piece = useEditorState((state) => state.piece)
	const changeAll = useChangeAll()
	const limit = textLimits[field]
	const { fields, said } = useBuilderTexts()
	const texts = fields.letters
	const problem = isShown ? fontTrouble(fontOf(slotOfField[field], { template, config }), text) : undefined
	return (
		<TextField
			label={texts.fields[field]}
			name={field}
			value={text}
			maxLength={limit}
			autoComplete="off"
			inputMode={field === 'playerNumber' ? 'numeric' : undefined}
			aside={`${text.length} / ${limit}`}
			hint={isShown ? undefined : texts.notShown}
			error={problem && said(problem)}
			className={className}
			onFocus={() => isShown && onShow(slotOfField[field])}
			onChange={({ target }) => {
				const followers = isTogether ? piecesWithText(data.pieces, { piece, field }) : []
				changeAll(
					typedOnPieces({ field, from: text, to: target.value, piece, followers }),
					`${field} ${piece}`,
				)
			}}
		/>
	)
}

/** Where lettering by choice goes, such as sleeve numbers; shows the side on which it is. */
function LetteringChoice({ style }: { style: StyleDef }) {
	const config = useConfig()
	const change = useChange()
	const show = useEditorState((state) => state.show)
	const { word } = useBuilderTexts()
	const choose = (option: string) => {
		change((current) => withStyle(current, style.id, option))
		if (style.view) show({ view: style.view })
	}
	return (
		<Segments
			legend={word(style.name)}
			name={`style-${style.id}`}
			columns={style.options.length === 2 ? 2 : 3}
			options={style.options.map(({ id, name }) => ({ value: id, label: word(name) }))}
			value={optionOf(config, style)?.id}
			onChoose={choose}
		/>
	)
}

type LetterPartProps = Pick<PanelProps, 'template'> & {
	slot: LetteringSlot
	slots: readonly LetteringSlot[]
	onShow: (slot: LetteringSlot) => void
}

function LetterPart({ template, slot, slots, onShow }: LetterPartProps) {
	const config = useConfig()
	const change = useChange()
	const { fields, word } = useBuilderTexts()
	const texts = fields.letters
	const standIns = { ...texts.standIns, number: '24' }
	const sample = config[fieldOfSlot[slot]].trim() || standIns[slot]
	return (
		<PanelPart
			title={texts.look}
			aside={
				isChanged(config, slot) && (
					<TextButton onClick={() => change((current) => withoutLettering(current, slot))}>
						{texts.reset}
					</TextButton>
				)
			}
		>
			<div className="grid gap-4.5">
				{slots.length > 1 && (
					<Segments
						legend={texts.of}
						legendHidden
						name="lettering-slot"
						options={slots.map((value) => ({ value, label: word(slotNames[value]) }))}
						value={slot}
						columns={slots.length === 2 ? 2 : 3}
						onChoose={onShow}
					/>
				)}
				{template.styles
					.filter((style) => style.slot === slot)
					.map((style) => (
						<LetteringChoice key={style.id} style={style} />
					))}
				<LetterStyle {...{ template, slot, sample }} />
			</div>
		</PanelPart>
	)
}
