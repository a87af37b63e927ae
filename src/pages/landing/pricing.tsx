/** @jsxImportSource preact */
import { PartTitle } from '../parts/part-title.tsx'
import { SignUpLink } from '../parts/sign-up-link.tsx'

/** Attributes describe the product to search engines (schema.org), because inline scripts are not allowed. */
export function Pricing() {
  return (
    <section
      id="pricing"
      class="wrap part split pricing"
      aria-labelledby="pricing-title"
      itemscope
      itemtype="https://schema.org/SoftwareApplication"
    >
      <meta itemprop="name" content="Rulemark" />
      <meta itemprop="applicationCategory" content="BusinessApplication" />
      <meta itemprop="operatingSystem" content="Chrome, Firefox, Safari, Edge" />
      <div>
        <PartTitle of="pricing">Pricing</PartTitle>
        <p class="prose">
          Rulemark is in beta. Registration gives you a $10 credit, no card needed. After that, top up by card
          from $1 to $1,000. There is no subscription.
        </p>
        <p class="prose">
          Full launch is planned for Q1 2026, with pay-per-use pricing from EUR 0.25 per document.
        </p>
        <p class="actions">
          <SignUpLink>Sign up with $10 credit</SignUpLink>
        </p>
      </div>
      <div class="card receipt" itemprop="offers" itemscope itemtype="https://schema.org/Offer">
        <meta itemprop="price" content="0.25" />
        <meta itemprop="priceCurrency" content="EUR" />
        <h3>What a check costs</h3>
        <dl>
          <Line label="Beta credit at registration" value="$10.00" />
          <Line label="One document, one rule set (beta)" value="$0.250" />
          <Line label="The same file and rules again" value="$0.000" />
          <Line label="A check that fails" value="refunded in full" />
          <Line label="Full launch, Q1 2026" value="from EUR 0.25 per document" />
        </dl>
      </div>
    </section>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
