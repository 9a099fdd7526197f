import { formatUsd } from '#kit/money.ts'
import { addOnsFor, unfitAddOns } from '#pricing/rules/add-ons.ts'
import { addOnNames, isAddOnType } from '#pricing/rules/decorations.ts'
import type { AddOnType } from '#pricing/states.ts'
import { TextField } from '#ui/fields.tsx'
import { useChange, useChangeText, useConfig } from '../../editor/context.tsx'
import { usePrices } from '../../editor/prices.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { hasAddOn, toggledAddOn, withAddOnText, withoutAddOn } from './design-edits.ts'
import { PanelFrame, RemoveButton } from './panel.tsx'
import type { PanelProps } from './props.ts'
import { optionFrame } from './options.tsx'

/** Step 6: add-ons for each piece. */
export function AddonsPanel({ template, isLocked }: Pick<PanelProps, 'template' | 'isLocked'>) {
	const { fields: texts } = useBuilderTexts()
	const former = unfitAddOns(useConfig(), template)
	return (
		<PanelFrame title={texts.titles.addOns} lead={texts.addOns.lead} isLocked={isLocked}>
			<ul className="grid gap-2.5">
				{addOnsFor(template).map((type) => (
					<li key={type}>
						<AddOn type={type} />
					</li>
				))}
				{former.map((type) => (
					<li key={type}>
						<FormerAddOn type={type} />
					</li>
				))}
			</ul>
		</PanelFrame>
	)
}

/** An add-on of a design from before its garment stopped having it: kept and priced until it is removed. */
function FormerAddOn({ type }: { type: string }) {
	const change = useChange()
	const { addOnCents } = usePrices()
	const { fields: texts, word } = useBuilderTexts()
	const known = isAddOnType(type) ? type : undefined
	const name = known ? word(addOnNames[known]) : type
	return (
		<div className="flex items-start gap-3 rounded-control border border-warning-line bg-warning-surface p-3.5 text-on-warning-surface">
			<span className="min-w-0 flex-1 leading-snug">
				<span className="block font-semibold break-words">{name}</span>
				<span className="block text-label">{texts.addOns.former}</span>
			</span>
			{known && <span className="display figures text-xl leading-tight">{formatUsd(addOnCents[known])}</span>}
			<RemoveButton title={name} onClick={() => change((config) => withoutAddOn(config, type))} />
		</div>
	)
}

function AddOn({ type }: { type: AddOnType }) {
	const config = useConfig()
	const change = useChange()
	const changeText = useChangeText()
	const { addOnCents } = usePrices()
	const isIn = hasAddOn(config, type)
	const { fields: texts, word } = useBuilderTexts()
	const { what, ask } = texts.addOns.details[type]
	return (
		<div className={optionFrame}>
			<label className="flex min-h-16 items-start gap-3 p-3.5">
				<input
					type="checkbox"
					name={`add-on-${type}`}
					checked={isIn}
					onChange={() => change((current) => toggledAddOn(current, type))}
					className="mt-0.5 size-5 shrink-0 accent-primary outline-none"
				/>
				<span className="min-w-0 flex-1 leading-snug">
					<span className="block font-semibold">{word(addOnNames[type])}</span>
					<span className="block text-label text-muted">{what}</span>
				</span>
				<span className="display figures text-xl leading-tight">{formatUsd(addOnCents[type])}</span>
			</label>
			{isIn && (
				<TextField
					label={ask}
					name={`add-on-${type}-text`}
					maxLength={200}
					autoComplete="off"
					className="border-t border-line px-3.5 pt-3 pb-3.5"
					value={config.addOns.find((addOn) => addOn.type === type)?.description ?? ''}
					onChange={({ target }) =>
						changeText(`add-on-${type}`, (current) => withAddOnText(current, type, target.value))
					}
				/>
			)}
		</div>
	)
}
