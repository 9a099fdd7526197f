// For the command of docs/recipes/table.md; the tool is fetched when it is needed.
export default {
	dialect: 'postgresql',
	schema: ['./src/*/tables.ts', './src/*/tables/*.ts'],
	out: './src/database/migrations',
}
