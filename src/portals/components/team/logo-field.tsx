// The team's logo in the request form, with what an earlier try has sent.
import { fileBox, Checkbox, FieldError, FieldFrame } from '#ui/fields.tsx'
import type { RequestLogo } from '../../views.ts'

type LogoFieldProps = { kept: RequestLogo | null | undefined; error: string | undefined }

const hint = 'If you have it at hand: SVG, PNG, JPEG or PDF, 10 MB at most. We put it on your first designs.'

/** Works without scripts. A browser forgets a chosen file when the form comes back: the shop keeps it. */
export const LogoField = ({ kept, error }: LogoFieldProps) => (
	<div className="grid gap-2">
		<FieldFrame
			label={kept ? 'Another logo instead' : 'Team logo (optional)'}
			name="logo"
			hint={hint}
			className="min-w-0"
		>
			<input
				type="file"
				id="logo"
				name="logo"
				accept=".svg,.png,.jpg,.jpeg,.pdf,image/svg+xml,image/png,image/jpeg,application/pdf"
				aria-describedby={error ? 'logo-hint logo-error' : 'logo-hint'}
				aria-invalid={error ? true : undefined}
				className={fileBox}
			/>
		</FieldFrame>
		<FieldError id="logo-error">{error}</FieldError>
		{kept && (
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-notice border border-line p-2.5">
				<input type="hidden" name="keptLogo" value={kept.token} />
				<span className="stage grid size-16 shrink-0 place-items-center overflow-hidden rounded-chip p-1.5">
					<img src={kept.url} alt="" className="max-h-full max-w-full object-contain" />
				</span>
				<span className="min-w-0 grow">
					<b className="block wrap-anywhere">{kept.name}</b>
					<span className="text-label text-muted">Attached: it goes with your request.</span>
				</span>
				<Checkbox label="Leave it out" name="noLogo" />
			</div>
		)}
	</div>
)
