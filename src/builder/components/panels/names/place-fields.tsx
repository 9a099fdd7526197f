import type { GarmentTemplate, LetteringSlot } from '#garments/template.ts'
import {
	angleLimits,
	askedHeightIn,
	heightLimits,
	moveLimits,
	placeOf,
	withHeight,
	withPlace,
} from '#garments/lettering/places.ts'
import { normalDegrees } from '#placement/frames.ts'
import { Button } from '#ui/button.tsx'
import { useChange, useChangeText, useConfig, useEditorState } from '../../../editor/context.tsx'
import { LineIcon, type LineIconName } from '../../frame/line-icon.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { TextButton } from '../panel.tsx'
import { TypedNumberField } from '../value-fields.tsx'
import type { Place } from './lettering-edits.ts'

type PlaceFieldsProps = { template: GarmentTemplate; slot: LetteringSlot; place: Place }

/** Height, position and angle of one line in one view, as number fields and buttons. */
export function PlaceFields({ template, slot, place: { view, position, heightIn } }: PlaceFieldsProps) {
	const config = useConfig()
	const changeText = useChangeText()
	const show = useEditorState((state) => state.show)
	const at = { slot, view: view.id }
	const showView = () => show({ view: view.id })
	const { rightIn, downIn, angleDeg } = placeOf(config, slot, view.id)
	const limits = moveLimits(view, position)
	const key = `${slot}-${view.id}`
	const texts = useBuilderTexts().fields.letters.place
	return (
		<fieldset className="min-w-0 rounded-notice border border-line px-3 pt-1 pb-3">
			<legend className="px-1 text-label font-semibold">{texts.title[view.id]}</legend>
			<div className="grid grid-cols-2 gap-2">
				<TypedNumberField
					label={texts.height}
					name={`height-${key}`}
					value={askedHeightIn(config, position)}
					usual={heightIn}
					limits={heightLimits}
					onFocus={showView}
					onNumber={(inches) =>
						changeText(`height-${key}`, (current) =>
							withHeight(current, { ...at, views: template.views }, inches),
						)
					}
				/>
				<TypedNumberField
					label={texts.right}
					name={`right-${key}`}
					value={rightIn}
					usual={0}
					limits={limits.rightIn}
					onFocus={showView}
					onNumber={(inches) =>
						changeText(`right-${key}`, (current) => withPlace(current, at, { rightIn: inches }))
					}
				/>
				<TypedNumberField
					label={texts.down}
					name={`down-${key}`}
					value={downIn}
					usual={0}
					limits={limits.downIn}
					onFocus={showView}
					onNumber={(inches) =>
						changeText(`down-${key}`, (current) => withPlace(current, at, { downIn: inches }))
					}
				/>
				<TypedNumberField
					label={texts.turned}
					name={`angle-${key}`}
					unit="°"
					value={angleDeg}
					usual={0}
					limits={angleLimits}
					onFocus={showView}
					onNumber={(degrees) =>
						changeText(`angle-${key}`, (current) =>
							withPlace(current, at, { angleDeg: degrees || undefined }),
						)
					}
				/>
			</div>
			<Arrows {...at} onMove={showView} limits={limits} isMoved={Boolean(rightIn || downIn || angleDeg)} />
		</fieldset>
	)
}

const stepIn = 0.25

const directions = [
	{ icon: 'left', rightIn: -stepIn, downIn: 0 },
	{ icon: 'right', rightIn: stepIn, downIn: 0 },
	{ icon: 'up', rightIn: 0, downIn: -stepIn },
	{ icon: 'down', rightIn: 0, downIn: stepIn },
] as const satisfies readonly { icon: LineIconName; rightIn: number; downIn: number }[]

/** Their names say the degrees. */
const turns = [
	{ icon: 'turn-left', degrees: -5 },
	{ icon: 'turn-right', degrees: 5 },
] as const satisfies readonly { icon: LineIconName; degrees: number }[]

type ArrowsProps = Parameters<typeof withPlace>[1] & {
	limits: ReturnType<typeof moveLimits>
	isMoved: boolean
	onMove: () => void
}

const clamped = (value: number, { from, to }: { from: number; to: number }) =>
	Math.max(from, Math.min(to, value)) || undefined

function Arrows({ limits, isMoved, onMove, ...at }: ArrowsProps) {
	const change = useChange()
	const texts = useBuilderTexts().fields.letters.place
	const move = (by: { rightIn: number; downIn: number }) => {
		onMove()
		change((current) => {
			const { rightIn = 0, downIn = 0 } = placeOf(current, at.slot, at.view)
			return withPlace(current, at, {
				rightIn: clamped(rightIn + by.rightIn, limits.rightIn),
				downIn: clamped(downIn + by.downIn, limits.downIn),
			})
		})
	}
	const turn = (degrees: number) => {
		onMove()
		change((current) => {
			const { angleDeg = 0 } = placeOf(current, at.slot, at.view)
			return withPlace(current, at, { angleDeg: normalDegrees(angleDeg + degrees) || undefined })
		})
	}
	const where = texts.where[at.view]
	return (
		<div className="mt-2.5 flex flex-wrap items-center gap-2">
			{directions.map(({ icon, ...by }) => (
				<Button
					key={icon}
					variant="outline"
					size="small"
					aria-label={`${texts.move[icon]} ${where}`}
					onClick={() => move(by)}
				>
					<LineIcon name={icon} />
				</Button>
			))}
			{turns.map(({ icon, degrees }) => (
				<Button
					key={icon}
					variant="outline"
					size="small"
					aria-label={`${texts.turn[icon]} ${where}`}
					onClick={() => turn(degrees)}
				>
					<LineIcon name={icon} />
				</Button>
			))}
			{isMoved && (
				<TextButton
					className="px-1 text-sm"
					onClick={() =>
						change((current) =>
							withPlace(current, at, { rightIn: undefined, downIn: undefined, angleDeg: undefined }),
						)
					}
				>
					{texts.putBack}
				</TextButton>
			)}
		</div>
	)
}
