import { formatUsd } from '#kit/money.ts'
import {
	decorationLocationNames,
	decorationMethodNames,
	decorationPrice,
} from '#pricing/rules/decorations.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useAnnounce, useChange } from '../../../editor/context.tsx'
import type { SuggestedDecoration } from '#designs/rules/suggest/decorations.ts'
import { withDecorations } from './decoration-edits.ts'

/** Decorations that are missing from the price, to add one by one or all at once. */
export function Suggestions({ suggested }: { suggested: readonly SuggestedDecoration[] }) {
	const change = useChange()
	const announce = useAnnounce()
	const add = (decorations: readonly SuggestedDecoration[]) => {
		change((config) => withDecorations(config, decorations))
		announce(decorations.length === 1 ? 'Decoration added' : `${decorations.length} decorations added`)
	}
	return (
		<div className="grid gap-3">
			<ul className="overflow-hidden rounded-notice border border-success-line">
				{suggested.map((item) => (
					<li
						key={item.itemId}
						className="flex items-center gap-3 border-t border-success-line bg-success-surface py-2 pr-2 pl-3 text-on-success-surface first:border-t-0"
					>
						<span className="min-w-0 flex-1 leading-tight">
							<span className="block text-[0.9375rem] font-semibold">
								{`${decorationMethodNames[item.type]}, ${decorationLocationNames[item.location].toLowerCase()}`}
							</span>
							<span className="block text-label">{item.description}</span>
						</span>
						<span className="figures text-[0.9375rem] font-semibold">{formatUsd(decorationPrice(item))}</span>
						<Button
							variant="outline"
							size="small"
							onClick={() => add([item])}
							aria-label={`Add ${item.description}`}
						>
							<Icon name="plus" size={16} />
							Add
						</Button>
					</li>
				))}
			</ul>
			{suggested.length > 1 && (
				<Button variant="outline" onClick={() => add(suggested)}>
					{`Add all ${suggested.length}`}
				</Button>
			)}
		</div>
	)
}
