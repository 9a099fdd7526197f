import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type CodeFieldProps = { notFound: { code: string; message: string } | null }

/** Scanners type into it and press Enter; people type 8 characters. Opens the job or the order. */
export function CodeField({ notFound }: CodeFieldProps) {
	return (
		<form
			method="get"
			action="/production"
			role="search"
			aria-label="Jobs and orders"
			className="w-full sm:w-80"
		>
			<label htmlFor="code" className="mb-1.5 block text-label font-semibold text-on-turf">
				Scan or type a code
			</label>
			<span className="flex gap-2">
				<input
					id="code"
					name="code"
					required
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={300}
					defaultValue={notFound?.code ?? ''}
					placeholder="3f9a12c4"
					aria-invalid={notFound ? true : undefined}
					aria-describedby={notFound ? 'code-error' : undefined}
					className="figures min-h-11 w-full min-w-0 grow rounded-control border border-field-line bg-field px-3 text-ink placeholder:text-muted"
				/>
				<Button type="submit" variant="turf">
					<Icon name="search" size={18} />
					Find
				</Button>
			</span>
			{notFound && (
				<p id="code-error" role="alert" className="mt-1.5 text-label font-semibold text-action">
					{notFound.message}
				</p>
			)}
		</form>
	)
}
