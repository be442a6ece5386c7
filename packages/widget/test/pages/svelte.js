import { mount } from 'svelte'
import Form from '../fixtures/svelte-form.svelte'

mount(Form, { target: document.getElementById('app') })
