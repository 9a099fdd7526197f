// A person's orders, newest first, ten at a time.
import { formatUsd } from '#kit/money.ts'
import { PageLinks } from '#ui/page-links.tsx'
import { isCredited } from '../states.ts'
import { orderUrl } from '../urls.ts'
import type { OrderCard, OrdersPage } from '../views.ts'
import { LinePicture } from './order-lines.tsx'
import { useOrderTexts } from './order-language.tsx'
import { StatusBadge } from './order-progress.tsx'
import { When } from './when.tsx'

type OrderListProps = OrdersPage & {
	/** URL of another page of the list. */
	hrefOf: (page: number) => string
	/** In the language of the page. */
	words: {
		count: (count: number) => string
		pages: string
		page: (page: number, pages: number) => string
		newer: string
		older: string
	}
}

export function OrderList({ orders, total, page, pages, hrefOf, words }: OrderListProps) {
	return (
		<section aria-labelledby="orders">
			<h2 id="orders" className="display figures mb-4 text-subheading">
				{words.count(total)}
			</h2>
			<ul className="grid gap-3">
				{orders.map((order) => (
					<OrderItem key={order.id} order={order} />
				))}
			</ul>
			<PageLinks
				label={words.pages}
				{...{ page, pages, hrefOf }}
				words={[words.newer, words.older]}
				placeOf={words.page}
			/>
		</section>
	)
}

function OrderItem({ order }: { order: OrderCard }) {
	const { id, reference, status, paymentMode, placedAt, totalCents, refundedCents } = order
	const { units, pictures, what } = order
	const { language, texts, said } = useOrderTexts()
	return (
		<li className="lift relative grid gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 focus-within:border-primary hover:border-primary sm:grid-cols-[1fr_auto] sm:items-center sm:p-5">
			<div className="min-w-0">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
					<h3 className="display figures text-xl leading-none">
						<a href={orderUrl(id)} className="cover-link">
							{texts.order(`#${reference}`)}
						</a>
					</h3>
					<StatusBadge status={status} />
				</div>
				<p className="mt-1.5 leading-snug break-words">{said(what)}</p>
				<p className="figures mt-0.5 text-[0.9375rem] text-muted">
					<When at={placedAt} language={language} /> · {texts.items(units)} ·{' '}
					<span className="font-bold text-ink">{formatUsd(totalCents)}</span>
					{refundedCents > 0 && (
						<>
							{' '}
							· {formatUsd(refundedCents)} {isCredited(paymentMode) ? texts.creditedWord : texts.refundedWord}
						</>
					)}
				</p>
			</div>
			<div aria-hidden="true" className="flex gap-2">
				{pictures.map((picture) => (
					<LinePicture key={picture} picture={picture} className="w-14" />
				))}
			</div>
		</li>
	)
}
