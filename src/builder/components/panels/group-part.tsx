// Select several elements of the shown side, and move, copy, remove or group them: also by touch and keyboard alone.
import { useState } from 'react'
import { viewInSentence, type ViewDef } from '#garments/template.ts'
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
	const groups = useGroups({ template, packs, view })
	const elements = elementsOn({ template, packs, config }, view)
	// Only its first state: it stays open when its group is taken apart.
	const [isOpen] = useState(() => elements.some((element) => isGrouped(elements, element)))
	if (elements.length < 2) return null
	const selected = selectedOf(elements, { selection, also })
	return (
		<Disclosure summary={`Select several on the ${viewInSentence(view.id)}`} isOpen={isOpen}>
			<p className="mb-1 text-label text-muted">
				On the garment: Shift+click or Shift+Enter selects one more, Ctrl+G groups, Ctrl+Shift+G ungroups,
				Ctrl+D duplicates logos, Delete removes them.
			</p>
			<fieldset className="min-w-0">
				<legend className="sr-only">{`Selected on the ${viewInSentence(view.id)}`}</legend>
				{elements.map((element) => (
					<Checkbox
						key={element.id}
						label={labelOf(elements, element)}
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

const labelOf = (elements: readonly SideElement[], element: SideElement) =>
	[element.name, element.logo?.alt, isGrouped(elements, element) && 'in a group'].filter(Boolean).join(', ')

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
	return (
		<div role="group" aria-label={`${selected.length} selected`} className="mt-2 flex flex-wrap gap-2">
			<div className="flex basis-full gap-2">
				{directions.map(({ icon, ...by }) => (
					<Button
						key={icon}
						variant="outline"
						size="small"
						aria-label={`Move all ${icon} by a quarter inch`}
						onClick={() => groups.move(selected, by, icon)}
					>
						<LineIcon name={icon} />
					</Button>
				))}
			</div>
			<Button variant="outline" size="small" disabled={isOneGroup(selected)} onClick={groups.group}>
				Group
			</Button>
			<Button
				variant="outline"
				size="small"
				disabled={selected.every(({ group }) => group === undefined)}
				onClick={groups.ungroup}
			>
				Ungroup
			</Button>
			{logoCount > 0 && (
				<>
					<Button variant="outline" size="small" disabled={!hasRoom} onClick={() => groups.copy(selected)}>
						{logoCount > 1 ? 'Duplicate logos' : 'Duplicate logo'}
					</Button>
					<Button variant="outline" size="small" onClick={() => groups.remove(selected)}>
						<Icon name="trash" size={16} />
						{logoCount > 1 ? 'Remove logos' : 'Remove logo'}
					</Button>
				</>
			)}
		</div>
	)
}
