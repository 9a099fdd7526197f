// The question what becomes of open orders when a catalog entry gets another design.
import { approvalOfUrl } from '#orders/urls.ts'
import { statusNames } from '#orders/states.ts'
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import type { DesignOption } from '../../rules/portal-catalog.ts'
import { adminOrderUrl } from '../../urls.ts'
import type { DesignQuestion } from '../../views.ts'
import { DesignPicture } from './design-field.tsx'

type Asked = DesignQuestion['orders'][number]

const follows = {
	change: 'The buyer checks it and sends it to the school again.',
	ask: 'The school is asked again, with the new total.',
	void: 'Its approval ends and the school is asked again.',
} as const

const signed = (cents: number): string =>
	cents === 0 ? 'no change' : `${cents > 0 ? '+' : '−'}${formatUsd(Math.abs(cents))}`

/** Old pictures that are shown; teams rarely have more than one. */
const mostPictures = 3

const Shown = ({
	picture,
	label,
	pieces,
}: {
	picture: DesignOption['picture']
	label: string
	pieces: string
}) => (
	<figure className="w-22">
		<span className="stage flex h-26 justify-center overflow-hidden rounded-chip border border-line p-1">
			<DesignPicture picture={picture} />
		</span>
		<figcaption className="figures mt-1 text-sm leading-snug">
			<span className="block font-bold">{label}</span>
			{pieces}
		</figcaption>
	</figure>
)

type PicturesProps = {
	before: DesignQuestion['before']
	pieces: number
	picture: DesignOption['picture'] | undefined
}

const Pictures = ({ before, pieces, picture }: PicturesProps) => (
	<div className="mt-3 flex flex-wrap items-center gap-3">
		{before.slice(0, mostPictures).map((old) => (
			<Shown
				key={JSON.stringify(old.picture)}
				picture={old.picture}
				label="Ordered"
				pieces={counted(old.pieces, 'piece')}
			/>
		))}
		{before.length > mostPictures && <span>and {counted(before.length - mostPictures, 'more design')}</span>}
		<Icon name="arrow-right" />
		{picture && <Shown picture={picture} label="New" pieces={`of ${counted(pieces, 'piece')}`} />}
	</div>
)

const OrderRow = ({ order }: { order: Asked }) => {
	const { id, reference, status, pieces, beforeCents } = order
	return (
		<li className="figures grid gap-x-3 border-t border-current/20 py-2 sm:grid-cols-[1fr_auto]">
			<span className="flex flex-wrap gap-x-3">
				<a href={adminOrderUrl(id)}>Order #{reference}</a>
				<span>
					{statusNames[status]}, {counted(pieces, 'piece')}
				</span>
			</span>
			{'way' in order ? (
				<span>
					{formatUsd(beforeCents)} → <span className="font-bold">{formatUsd(order.afterCents)}</span>
				</span>
			) : (
				<span>{formatUsd(beforeCents)}</span>
			)}
			<span className="text-sm sm:col-span-2">
				{'way' in order ? (
					<>
						{follows[order.way]}{' '}
						{order.way === 'void' && (
							<a href={approvalOfUrl(id)}>
								See its approval<span className="sr-only"> of order #{reference}</span>
							</a>
						)}
					</>
				) : (
					`Keeps what was ordered. ${order.keeps}`
				)}
			</span>
		</li>
	)
}

const Sums = ({ able }: Pick<DesignQuestion, 'able'>) => (
	<dl className="figures mt-3 grid max-w-100 grid-cols-[1fr_auto] gap-x-4 gap-y-0.5">
		<dt>{`${counted(able.orders, 'order')}, ${counted(able.pieces, 'piece')}, total now`}</dt>
		<dd className="text-right">{formatUsd(able.beforeCents)}</dd>
		<dt>With the new design</dt>
		<dd className="text-right">{formatUsd(able.afterCents)}</dd>
		<dt className="font-bold">Difference</dt>
		<dd className="text-right font-bold">{signed(able.afterCents - able.beforeCents)}</dd>
	</dl>
)

type OpenOrdersProps = {
	question: DesignQuestion
	/** The product's name, for screen readers. */
	name: string
	/** The design that the entry is about to get. */
	chosen: DesignOption | undefined
}

/** Shows every open order with what would become of it; part of the entry's form. */
export const OpenOrders = ({ question, name, chosen }: OpenOrdersProps) => {
	const { orders, total, able, before, pieces, plainPicture, isTooMany, revision } = question
	const picture = plainPicture === null ? chosen?.picture : { hash: plainPicture }
	const canAmend = able.orders > 0 && !isTooMany
	return (
		<Notice tone="warning" alert title={`${counted(total, 'open order')} with another design`}>
			<input type="hidden" name="intent" value="save" />
			<input type="hidden" name="revision" value={revision} />
			<p>The design you chose counts for new orders. What becomes of the open ones?</p>
			<Pictures before={before} pieces={pieces} picture={picture} />
			{canAmend && <Sums able={able} />}
			<ul className="mt-3 max-h-96 overflow-y-auto" tabIndex={0} aria-label="Open orders">
				{orders.map((order) => (
					<OrderRow key={order.id} order={order} />
				))}
			</ul>
			{isTooMany && (
				<p className="mt-2">
					These are {orders.length} of {total} open orders, too many to change at once. Change their lines
					order by order.
				</p>
			)}
			{able.orders === 0 && <p className="mt-2 font-bold">None of them can take the new design.</p>}
			<div className="mt-3 flex flex-wrap gap-2">
				<Button type="submit" name="orders" value="keep" size="small" variant="outline">
					Keep what was ordered<span className="sr-only"> of {name}</span>
				</Button>
				{canAmend && (
					<Button type="submit" name="orders" value="amend" size="small">
						{`Change ${counted(able.orders, 'order')} to the new design`}
						<span className="sr-only"> of {name}</span>
					</Button>
				)}
				<ButtonLink href="?#catalog" variant="ghost" size="small">
					Do not change the design
				</ButtonLink>
			</div>
		</Notice>
	)
}
