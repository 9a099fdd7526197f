// Select several elements of the shown side, and move, copy, remove or group them: also by touch and keyboard alone.
import { useState } from 'react'
import type { ViewDef } from '#garments/template.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { useConfig, useEditorState } from '../../editor/context.tsx'
import {
	canCopy,
	elementsOn,
	isGrouped,
	isOneGroup,
	logosIn,
	selectedOf,
	type SideElement,
} from '../../editor/groups.ts'
import { useGroups, type Groups } from '../../editor/use-groups.ts'
import { useBuilderTexts } from '../builder-language.tsx'
import { LineIcon, type LineIconName } from '../frame/line-icon.tsx'
import { Disclosure } from './panel.tsx'
import type { PanelProps } from './props.ts'

type GroupPartProps = Pick<PanelProps, 'template' | 'packs' | 'isLocked'>

/** Renders nothing on a side with fewer than two elements. */
export function GroupPart({ template, packs, isLocked }: GroupPartProps) {
	const viewId = useEditorState((state) => state.view)
	const view = template.views.find(({ id }) => id === viewId) ?? template.views[0]
	return view && !isLocked ? <SideGroups {...{ template, packs, view }} /> : null
}

type SideProps = Pick<PanelProps, 'template' | 'packs'> & { view: ViewDef }

function SideGroups({ template, packs, view }: SideProps) {
	const config = useConfig()
	const selection = useEditorState((state) => state.selection)
	const also = useEditorState((state) => state.also)
	const { fields, word } = useBuilderTexts()
	const texts = fields.groups
	const groups = useGroups({ template, packs, view })
	const elements = elementsOn({ template, packs, config }, view)
	// Only its first state: it stays open when its group is taken apart.
	const [isOpen] = useState(() => elements.some((element) => isGrouped(elements, element)))
	if (elements.length < 2) return null
	const selected = selectedOf(elements, { selection, also })
	return (
		<Disclosure summary={texts.several[view.id]} isOpen={isOpen}>
			<p className="mb-1 text-label text-muted">{texts.keys}</p>
			<fieldset className="min-w-0">
				<legend className="sr-only">{texts.selectedOn[view.id]}</legend>
				{elements.map((element) => (
					<Checkbox
						key={element.id}
						label={[word(element.name), element.logo?.alt, isGrouped(elements, element) && texts.inGroup]
							.filter(Boolean)
							.join(', ')}
						name={`selected-${element.id}`}
						checked={selected.includes(element)}
						onChange={() => groups.toggle(element.id)}
					/>
				))}
			</fieldset>
			{selected.length > 1 && <Actions {...{ selected, groups }} hasRoom={canCopy(config, selected)} />}
		</Disclosure>
	)
}

const stepIn = 0.25

const directions = [
	{ icon: 'left', x: -stepIn, y: 0 },
	{ icon: 'right', x: stepIn, y: 0 },
	{ icon: 'up', x: 0, y: -stepIn },
	{ icon: 'down', x: 0, y: stepIn },
] as const satisfies readonly { icon: LineIconName; x: number; y: number }[]

type ActionsProps = { selected: readonly SideElement[]; groups: Groups; hasRoom: boolean }

function Actions({ selected, groups, hasRoom }: ActionsProps) {
	const logoCount = logosIn(selected).length
	const texts = useBuilderTexts().fields.groups
	return (
		<div role="group" aria-label={texts.selected(selected.length)} className="mt-2 flex flex-wrap gap-2">
			<div className="flex basis-full gap-2">
				{directions.map(({ icon, ...by }) => (
					<Button
						key={icon}
						variant="outline"
						size="small"
						aria-label={texts.move[icon]}
						onClick={() => groups.move(selected, by, icon)}
					>
						<LineIcon name={icon} />
					</Button>
				))}
			</div>
			<Button variant="outline" size="small" disabled={isOneGroup(selected)} onClick={groups.group}>
				{texts.group}
			</Button>
			<Button
				variant="outline"
				size="small"
				disabled={selected.every(({ group }) => group === undefined)}
				onClick={groups.ungroup}
			>
				{texts.ungroup}
			</Button>
			{logoCount > 0 && (
				<>
					<Button variant="outline" size="small" disabled={!hasRoom} onClick={() => groups.copy(selected)}>
						{logoCount > 1 ? texts.copyLogos : texts.copyLogo}
					</Button>
					<Button variant="outline" size="small" onClick={() => groups.remove(selected)}>
						<Icon name="trash" size={16} />
						{logoCount > 1 ? texts.removeLogos : texts.removeLogo}
					</Button>
				</>
			)}
		</div>
	)
}
