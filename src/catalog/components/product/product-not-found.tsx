import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** For a missing, unpublished or malformed id; the text is from the spec. */
export function ProductNotFound() {
	return (
		<section className="measure grid min-h-[62vh] place-content-center justify-items-center gap-4 py-20 text-center">
			<span className="patch grid size-20 place-items-center bg-well text-primary">
				<Icon name="shirt" size={44} />
			</span>
			<h1 className="display text-title">Product not found</h1>
			<p className="max-w-text text-body text-balance">
				It may have left the shelf, or the link is incomplete. The search above finds what we carry today.
			</p>
			<ButtonLink href="/" className="mt-2">
				Go Home
			</ButtonLink>
		</section>
	)
}
