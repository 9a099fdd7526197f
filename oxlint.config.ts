// The linter: general rules, and the arrows between modules and kinds of files (modules.ts).
import { defineConfig } from 'oxlint'
import { kinds, modules } from './modules.ts'

type Pattern = { group: string[]; message: string }

const above = (module: string): Pattern[] => {
	const higher = modules.slice(modules.findIndex((name) => name === module) + 1)
	return higher.length === 0
		? []
		: [
				{
					group: higher.map((name) => `#${name}/**`),
					message: `The module ${module} imports only modules below it (modules.ts).`,
				},
			]
}

const restricted = (patterns: Pattern[]) => ({
	'no-restricted-imports': ['error', { patterns }] as ['error', { patterns: Pattern[] }],
})

const arrows = modules.flatMap((module) => [
	{ files: [`src/${module}/**/*.{ts,tsx}`], rules: restricted(above(module)) },
	...kinds.map((kind) => ({
		files: [`src/${module}/${kind.files}`],
		rules: restricted([...above(module), { group: [...kind.forbidden], message: kind.because }]),
	})),
])

/** Wait for what a journey must show, and fail without it. */
const journeyAssertions = ['isAt', 'said']

export default defineConfig({
	plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
	categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
	ignorePatterns: [
		'build',
		'data',
		'.react-router',
		'.cache',
		'src/garments/packs',
		'src/garments/marks/built',
	],
	rules: {
		'import/no-cycle': ['error', { ignoreTypes: false }],
		'import/no-unassigned-import': 'off',
		'import/no-named-as-default-member': 'off',
		'react/react-in-jsx-scope': 'off',
		'no-await-in-loop': 'off',
		'no-console': 'off',
		'oxc/no-map-spread': 'off',
		'jsx-a11y/prefer-tag-over-role': 'off',
		'jsx-a11y/anchor-has-content': 'off',
		'jsx-a11y/no-noninteractive-tabindex': 'off',
		'typescript/consistent-return': 'off',
		'typescript/no-unsafe-type-assertion': 'off',
		// Letters are laid out one code point at a time, which is what spreading a string gives.
		'typescript/no-misused-spread': 'off',
		'typescript/require-array-sort-compare': 'off',
		'unicorn/prefer-set-has': 'off',
		'unicorn/prefer-string-starts-ends-with': 'off',
		'typescript/no-unnecessary-type-parameters': 'off',
		'unicorn/require-post-message-target-origin': 'off',
		'unicorn/consistent-function-scoping': 'off',
		'vitest/valid-expect': ['error', { maxArgs: 2 }],
		'vitest/no-conditional-expect': 'off',
		'vitest/require-to-throw-message': 'off',
		'no-underscore-dangle': 'off',
		'typescript/no-explicit-any': 'error',
		'typescript/no-non-null-assertion': 'error',
		'typescript/ban-ts-comment': 'error',
		'typescript/consistent-type-imports': 'error',
		'typescript/no-floating-promises': 'error',
		'typescript/no-misused-promises': 'error',
		'typescript/await-thenable': 'error',
		'typescript/switch-exhaustiveness-check': 'error',
		'max-params': ['error', 3],
		'max-lines': ['error', { max: 350 }],
		'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
		'no-else-return': 'error',
		'no-param-reassign': 'error',
		'no-var': 'error',
		'prefer-const': 'error',
		eqeqeq: 'error',
		'react/no-danger': 'error',
		'unicorn/filename-case': ['error', { case: 'kebabCase' }],
	},
	overrides: [
		...arrows,
		{
			// Raw markup: escaped structured data, empty places that scripts fill, and our own Markdown.
			files: [
				'src/seo/components/structured-data.tsx',
				'src/ui/plain-elements.tsx',
				'src/catalog/components/product/product-view.tsx',
				'src/storefront/components/{site-header,site-frame}.tsx',
			],
			rules: { 'react/no-danger': 'off' },
		},
		{
			files: ['**/*.test.{ts,tsx}'],
			rules: {
				'max-params': 'off',
				'no-shadow': 'off',
				'vitest/expect-expect': [
					'error',
					{ assertFunctionNames: ['expect', 'expect*', 'fc.assert', ...journeyAssertions] },
				],
				'max-lines-per-function': 'off',
				'no-restricted-imports': 'off',
				'typescript/no-non-null-assertion': 'off',
			},
		},
	],
})
