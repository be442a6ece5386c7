import { createApp } from 'vue/dist/vue.esm-bundler.js'
import { days, empty, plans, send, topics } from './fields.js'

// `/vue?lazy` takes values at `change`, not at `input`.

const model = location.search === '?lazy' ? 'v-model.lazy' : 'v-model'

createApp({
  data: () => ({ ...structuredClone(empty), isSent: false }),
  methods: {
    submit() {
      const { isSent: _, ...state } = this.$data
      send(state)
      fetch('/taken', { method: 'POST' })
      this.isSent = true
    },
  },
  template: `
    <p v-if="isSent" role="status">Thank you, we have received your booking.</p>
    <form v-else @submit.prevent="submit">
      <p><label for="name">Name</label><input id="name" name="name" ${model}="name"></p>
      <p><label for="email">Email</label><input id="email" name="email" type="email" required ${model}="email"></p>
      <p><label for="guests">Guests</label><input id="guests" name="guests" type="number" ${model}="guests"></p>
      <p><label for="date">Date</label><input id="date" name="date" type="date" ${model}="date"></p>
      <p><label for="message">Message</label><textarea id="message" name="message" ${model}="message"></textarea></p>
      <p><label for="plan">Plan</label><select id="plan" name="plan" v-model="plan">
        <option value="">Choose</option>${plans.map((plan) => `<option>${plan}</option>`).join('')}
      </select></p>
      <p><label for="days">Days</label><select id="days" name="days" multiple v-model="days">
        ${days.map((day) => `<option>${day}</option>`).join('')}
      </select></p>
      ${['s', 'l'].map((size) => `<label><input type="radio" name="size" value="${size}" v-model="size">${size}</label>`).join('')}
      ${topics.map((topic) => `<label><input type="checkbox" name="topics" value="${topic}" v-model="topics">${topic}</label>`).join('')}
      <label><input type="checkbox" name="terms" v-model="terms">I agree</label>
      <button>Book a table</button>
    </form>`,
}).mount('#app')
