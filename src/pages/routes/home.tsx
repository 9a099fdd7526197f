export default function Home() {
	return <h1>Fieldhouse</h1>
}
