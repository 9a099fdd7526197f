import { formatUsd, percent } from '#kit/money.ts'
import { choiceQuery, type Choice } from '../../rules/product/choice.ts'
import { ladderOf } from '../../rules/product/ladder.ts'
import type { ProductSheet } from '../../rules/product/sheet.ts'

type PriceLadderProps = { sheet: ProductSheet; choice: Choice; current: number }

/** The five price tiers. Each is a link that sets the quantity to the tier's minimum. */
export function PriceLadder({ sheet, choice, current }: PriceLadderProps) {
	return (
		<ol aria-label="Price each by quantity" className="grid grid-cols-5 gap-1">
			{ladderOf(sheet.priceCents).map(({ from, label, bp, eachCents }, at) => (
				<li key={from}>
					<a
						href={choiceQuery(sheet, { ...choice, quantity: from })}
						data-choose
						data-step={at}
						aria-current={at === current ? 'true' : undefined}
						className="group patch grid h-full justify-items-center border border-line bg-card px-0.5 py-2 leading-tight transition-colors hover:border-ink aria-[current]:border-selected aria-[current]:bg-selected aria-[current]:text-on-selected"
					>
						<span className="figures text-[0.8125rem] text-muted group-aria-[current]:text-inherit">
							{label}
						</span>
						<span className="display figures text-[1.0625rem] tracking-normal sm:text-[1.1875rem]">
							{formatUsd(eachCents)}
						</span>
						<span className="text-xs font-semibold whitespace-nowrap text-primary group-aria-[current]:text-inherit">
							{bp === 0 ? 'each' : `${percent(bp)} off`}
						</span>
					</a>
				</li>
			))}
		</ol>
	)
}
