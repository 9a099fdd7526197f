// An admin's own designs of a product, to make one of them the product's look.
import { builderUrl } from '#designs/urls.ts'
import { When } from '#orders/components/when.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { LookChoice } from '../../views.ts'
import { Sheet } from '../records.tsx'

type LookChoicesProps = { productId: string; designs: readonly LookChoice[] }

export const LookChoices = ({ productId, designs }: LookChoicesProps) => (
	<Sheet
		id="designs"
		title="Your designs of it"
		intro="The latest first. Its two colors become those of each color of the product; other colors stay."
	>
		{designs.length === 0 ? (
			<p className="text-muted">None yet. Designs that you save in the builder are listed here.</p>
		) : (
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
				{designs.map((design, at) => (
					<Choice key={design.id} name={design.name || `Design ${at + 1}`} {...{ productId, design }} />
				))}
			</ul>
		)}
	</Sheet>
)

type ChoiceProps = { productId: string; design: LookChoice; name: string }

const Choice = ({ productId, design: { id, version, changedAt, hasArt, pictureUrl }, name }: ChoiceProps) => (
	<li className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4 rounded-notice border border-line p-3">
		<img
			src={pictureUrl}
			alt=""
			width={400}
			height={500}
			loading="lazy"
			decoding="async"
			className="stage h-auto w-full rounded-control"
		/>
		<div className="grid gap-2">
			<p className="font-bold break-words">{name}</p>
			<p className="text-label text-muted">
				Version {version}, <When at={changedAt} withTime />
			</p>
			{hasArt ? (
				<p className="text-label text-muted">
					It has uploaded art, which pictures of the shop do not show. Take the logos off first.
				</p>
			) : (
				<form method="post">
					<input type="hidden" name="design" value={id} />
					<Button type="submit" size="small">
						Use<span className="sr-only"> {name}</span> as its look
					</Button>
				</form>
			)}
			<ButtonLink href={builderUrl(productId, id)} variant="outline" size="small">
				Open<span className="sr-only"> {name}</span> in the builder
			</ButtonLink>
		</div>
	</li>
)
